/** The worker of the tables: whatever comes is done by Python, stored, and only then told. */
import type { PyProxy } from "pyodide/ffi";
import type { Drop, Effect, Store, Think, Unnumbered } from "./messages";
import { startPython } from "./python";
import { readTable, Taken, write } from "./store";

interface Host extends PyProxy {
  knows(table: string): boolean;
  fetched(stored: string, now: number): void;
  take(said: string): string;
  lost(table: string): string;
}
type Begin = { kind: "begin"; base: string };
type Bots = { kind: "bots"; port: MessagePort };
type Beat = { kind: "beat" };

const LONGEST_SLEEP = 60_000;
let host: Host | null = null;
let bots: MessagePort | null = null;
/** Of a Python that has just started: the bots go on from it. */
let memory: Uint8Array<ArrayBuffer> | null = null;
let timer = 0;
/** What could not be stored yet: it is tried again with whatever comes next. */
let unsaved: (Store | Drop)[] = [];
let kept = true;
/** What the bots were asked and have not answered yet. */
const thoughts = new Map<string, Think>();
let work: Promise<void> = Promise.resolve();

const tell = (effect: Effect): void => self.postMessage(effect);

/** One after the other, in the order in which they came. */
function enqueue(task: () => Promise<void> | void): void {
  work = work.then(task).catch((error: unknown) => {
    console.error(error);
    tell({ do: "failed", why: String(error) });
  });
}

async function begin(base: string): Promise<void> {
  const { python, memory: begun, first } = await startPython(base, (part) => tell({ do: "progress", part }));
  memory = begun;
  if (first) handOut(begun.slice());
  host = python.runPython("from pentarchy.browser.host import Host; Host()") as Host;
  tell({ do: "ready" });
}

function handOut(memory: Uint8Array<ArrayBuffer>): void {
  self.postMessage({ do: "memory", memory } satisfies Effect, { transfer: [memory.buffer] });
}

async function take(said: Unnumbered): Promise<void> {
  if (!host) return;
  await fetchTable(tableOf(said));
  await perform(JSON.parse(host.take(JSON.stringify({ ...said, now: Date.now() }))) as Effect[]);
}

function tableOf(said: Unnumbered): string {
  if (said.kind === "said") return said.table;
  if (said.kind === "call") return /^\/api\/tables\/([\w-]+)/.exec(said.path)?.[1] ?? "";
  return "";
}

async function fetchTable(id: string): Promise<void> {
  if (!host || !id || host.knows(id)) return;
  const found = await readTable(id).catch(() => note(false));
  if (found) host.fetched(JSON.stringify(found), Date.now());
}

async function perform(effects: Effect[]): Promise<void> {
  const writes = effects.filter((each): each is Store | Drop => each.do === "store" || each.do === "drop");
  if (writes.length > 0 && !(await store(writes))) return;
  for (const effect of effects) {
    if (effect.do === "think") think(effect);
    else if (effect.do === "wake") wake(effect.at);
    else if (effect.do !== "store" && effect.do !== "drop") tell(effect);
  }
}

/** False where another window was first: then nothing of what was just done is true, and its pages come back. */
async function store(writes: (Store | Drop)[]): Promise<boolean> {
  unsaved.push(...writes);
  try {
    await write(unsaved);
    unsaved = [];
    note(true);
  } catch (error) {
    if (error instanceof Taken) {
      unsaved = [];
      for (const id of new Set(writes.map((each) => each.table))) await perform(JSON.parse(host!.lost(id)) as Effect[]);
      return false;
    }
    note(false);
  }
  return true;
}

function note(stored: boolean): null {
  if (stored !== kept) tell({ do: "kept", kept: stored });
  kept = stored;
  return null;
}

/** Whoever is asked the same again did not answer in time. */
function think(thought: Think): void {
  if (bots && thoughts.has(thought.key)) tell({ do: "silent" });
  else ask(thought);
  thoughts.set(thought.key, thought);
}

function ask({ key, job }: Think): void {
  bots?.postMessage({ key, job: JSON.stringify(job) });
}

function wake(at: number): void {
  clearTimeout(timer);
  const wait = Math.min(Math.max(at - Date.now(), 0), LONGEST_SLEEP);
  timer = self.setTimeout(() => enqueue(() => take({ kind: "tick" })), wait);
}

function useBots(port: MessagePort): void {
  bots = port;
  port.postMessage({ memory }, memory ? [memory.buffer] : []);
  memory = null;
  port.onmessage = (message: MessageEvent<{ key: string; answer: string }>) => {
    const { key, answer } = message.data;
    thoughts.delete(key);
    enqueue(() => take({ kind: "thought", key, answer: JSON.parse(answer) as unknown }));
  };
  for (const thought of thoughts.values()) ask(thought);
}

self.onmessage = (message: MessageEvent<Begin | Bots | Beat | Unnumbered>) => {
  const said = message.data;
  if (said.kind === "beat") tell({ do: "beat" });
  else if (said.kind === "bots") useBots(said.port);
  else if (said.kind === "begin") enqueue(() => begin(said.base));
  else enqueue(() => take(said));
};
