/** The memory of a Python that has started, kept by the browser: a later visit goes on from there. */
import type { PyodideAPI, PyodideConfig } from "pyodide";

/** `offline.js` leaves it alone. */
const CACHE = "pentarchy-memory";
const PIECE = 1 << 20;
const HEAD = 1;

type Create = NonNullable<PyodideConfig["createPyodideModule"]>;
interface Module {
  HEAP8: Int8Array;
  HEAP32: Int32Array;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  _malloc(size: number): number;
}

/** Another version of our files or of the browser starts anew. */
const place = (folder: string, version: string): string =>
  `${folder}memory?${version}&${encodeURIComponent(navigator.userAgent)}`;

export async function remembered(folder: string, version: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await (await caches.open(CACHE)).match(place(folder, version));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // no HTTPS, or a private window: it starts anew each time
  }
}

export async function remember(folder: string, version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = new Response(memory);
  try {
    await forget();
    await (await caches.open(CACHE)).put(place(folder, version), answer);
  } catch (error) {
    console.info("Python starts anew next time", error);
  }
}

export async function forget(): Promise<void> {
  await self.caches?.delete(CACHE);
}

export const taken = (python: PyodideAPI): Uint8Array<ArrayBuffer> =>
  (python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();

/** Nobody needs it any more, and it is large: sent to nobody its room is free at once. Otherwise the message it came
 * with keeps it until the browser tidies up, even when it is detached. */
export function release(memory: Uint8Array<ArrayBuffer>): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, [memory.buffer]);
  port1.close();
  port2.close();
}

/** Makes room for a memory, and tells it how this browser calls functions, which Python finds out when it starts. */
export function fitting(create: Create, memory: Uint8Array<ArrayBuffer>): Create {
  return async (settings) => {
    const made = await create(settings);
    const module = made as unknown as Module;
    while (module.HEAP8.byteLength < memory.byteLength) module._malloc(PIECE);
    const slot = module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]!;
    const words = new Int32Array(memory.buffer);
    words[(words[HEAD]! + slot) >> 2] = module.HEAP32[slot >> 2]!;
    return made;
  };
}
