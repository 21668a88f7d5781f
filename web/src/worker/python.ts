/** Python from the files of this site, with our modules in it. */
import type { PyodideAPI, PyodideConfig } from "pyodide";
import { counted, type Sizes } from "./counting";
import { fitting, forget, remember, remembered, taken } from "./memory";

type Create = NonNullable<PyodideConfig["createPyodideModule"]>;
type Memory = Uint8Array<ArrayBuffer>;
interface About {
  version: string;
  lock: PyodideConfig["lockFileContents"];
  sizes: Sizes;
}
interface Started {
  python: PyodideAPI;
  /** Its memory at this moment, for another worker. */
  memory: Memory;
  /** Whether it was the first start: the memory for later ones holds no games yet. */
  first: boolean;
}

const HOME = "/home/pentarchy";
const ZIP = "/home/pentarchy.zip";
const BEGIN = `
import sys
sys.path.insert(0, ${JSON.stringify(ZIP)})
import pentarchy.browser.host, pentarchy.browser.thinker
`;
const GAMES = `
from pentarchy.games import games, load
from pentarchy.lessons import lesson_of, lessons
[load(slug) for slug in games()], [lesson_of(slug) for slug in lessons()]
import gc
gc.collect()
`;

export async function startPython(base: string, progress: (part: number) => void, given?: Memory): Promise<Started> {
  const folder = `${base}python/`;
  const about = (await (await fetch(`${folder}about.json`)).json()) as About;
  const restore = counted(about.sizes, progress);
  try {
    const memory = given ?? (await remembered(folder, about.version));
    if (memory) return { python: await goOn(folder, about, memory), memory, first: false };
    const python = await startAnew(folder, about);
    return { python, memory: taken(python), first: true };
  } finally {
    restore();
  }
}

/** For the next visit, all games are in the memory too. */
export async function keepMemory(base: string, given: Memory): Promise<void> {
  const folder = `${base}python/`;
  const about = (await (await fetch(`${folder}about.json`)).json()) as About;
  const python = await goOn(folder, about, given);
  python.runPython(GAMES);
  await remember(folder, about.version, taken(python));
}

async function startAnew(folder: string, about: About): Promise<PyodideAPI> {
  const python = await load(folder, settings(folder, about));
  await putSources(python, folder);
  python.runPython(BEGIN);
  return python;
}

/** A memory that does not fit is not tried twice. */
async function goOn(folder: string, about: About, memory: Memory): Promise<PyodideAPI> {
  try {
    const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as { default: Create };
    const createPyodideModule = fitting(create, memory);
    const python = await load(folder, { ...settings(folder, about), _loadSnapshot: memory, createPyodideModule });
    forgetConfig(python);
    await putSources(python, folder);
    python.runPython("import random; random.seed()");
    return python;
  } catch (error) {
    console.warn("Python starts anew", error);
    await forget();
    return startAnew(folder, about);
  }
}

/** Pyodide keeps what it was started with, and so a second copy of the memory. */
function forgetConfig(python: PyodideAPI): void {
  const { config } = (python as unknown as { _api: { config: Partial<PyodideConfig> } })._api;
  delete config._loadSnapshot;
  delete config.createPyodideModule;
}

const settings = (folder: string, about: About): PyodideConfig => ({
  indexURL: folder,
  lockFileContents: about.lock,
  env: { HOME, PYTHONDONTWRITEBYTECODE: "1" },
  _makeSnapshot: true,
});

/** Pyodide waits for ever where WebAssembly does not arrive or has no room: that ends it. */
async function load(folder: string, config: PyodideConfig): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const plain = WebAssembly.instantiateStreaming;
  try {
    return await new Promise((resolve, reject) => {
      WebAssembly.instantiateStreaming = (source, imports) => {
        const made = plain.call(WebAssembly, source, imports);
        made.catch(reject);
        return made;
      };
      loadPyodide(config).then(resolve, reject);
    });
  } finally {
    WebAssembly.instantiateStreaming = plain;
  }
}

async function putSources(python: PyodideAPI, folder: string): Promise<void> {
  const answer = await fetch(`${folder}pentarchy.zip`);
  python.FS.writeFile(ZIP, new Uint8Array(await answer.arrayBuffer()), { canOwn: true });
}
