/** The way to tables in this browser: Python in a worker carries them, bots think in another. */
import type { Effect, Unnumbered } from "../worker/messages";
import type { Engine, Line } from "./door";
import { BASE, Workers } from "./workers";

export const hasServer = false;
export const engine: Engine = $state({ awaited: false, progress: 0, trouble: "", kept: true, restarted: false });

/** Answers that are the same for everybody are files. */
const FILES: [RegExp, string][] = [
  [/^\/api\/games$/, "data/games.json"],
  [/^\/api\/puzzles$/, "data/puzzles.json"],
  [/^\/api\/games\/(\w+)\/words\?lang=(\w+)$/, "data/$1.words.$2.json"],
  [/^\/api\/games\/(\w+)\/edition\?lang=(\w+)$/, "data/$1.edition.$2.json"],
  [/^\/api\/lessons\/(\w+)\?lang=(\w+)$/, "data/$1.lesson.$2.json"],
];
const LOST = 1006;
const RESTART = 1012;
const SEEN = 15_000;

let numbers = 0;
const replies = new Map<number, (response: Response) => void>();
const lines = new Map<number, WorkerLine>();
const workers = new Workers({ hear: perform, restarted, failed });

/** Gets Python while the first screen is looked at, and then everything else for later visits without a network. */
export function start(): void {
  engine.trouble = typeof WebAssembly !== "object" || !("BigInt64Array" in window) ? "too-old" : "";
  if (!engine.trouble) workers.begun();
}

function restarted(): void {
  engine.progress = 0;
  engine.restarted = true;
  setTimeout(() => (engine.restarted = false), SEEN);
  cutOff(RESTART);
}

function failed(why: string): void {
  engine.trouble = /memory|allocat/i.test(why) ? "no-memory" : "failed";
  cutOff(LOST);
}

/** Lines come back by themselves; calls are answered as a server would that is being started again. */
function cutOff(code: number): void {
  for (const answer of replies.values()) answer(Response.json({ code: "failed", why: "" }, { status: 503 }));
  replies.clear();
  for (const line of [...lines.values()]) line.ended(code);
}

function perform(effect: Effect): void {
  if (effect.do === "tell") lines.get(effect.line)?.onmessage?.({ data: effect.text });
  else if (effect.do === "end") lines.get(effect.line)?.ended(effect.code);
  else if (effect.do === "progress") engine.progress = effect.part;
  else if (effect.do === "ready") ready();
  else if (effect.do === "kept") engine.kept = effect.kept;
  else if (effect.do === "reply") {
    const headers = { "content-type": effect.media };
    replies.get(effect.call)?.(new Response(effect.status === 204 ? null : effect.body, { ...effect, headers }));
    replies.delete(effect.call);
  }
}

function ready(): void {
  engine.progress = 1;
  void navigator.serviceWorker?.register("./offline.js").catch(ignoreNoOffline);
}

/** Without HTTPS, and in some private windows, nothing can be kept for later: playing now needs none of it. */
function ignoreNoOffline(error: unknown): void {
  console.info("not kept for offline use", error);
}

function say(said: Unnumbered): void {
  engine.awaited = true;
  workers.say(said);
}

export async function call(path: string, request: RequestInit): Promise<Response> {
  const method = request.method ?? "GET";
  const file = method === "GET" ? FILES.find(([pattern]) => pattern.test(path)) : undefined;
  if (file) return fetch(BASE + path.replace(...file));
  if (method === "POST") void navigator.storage?.persist?.(); // what is played shall not be cleared when space is short
  const number = ++numbers;
  const token = new Headers(request.headers).get("authorization")?.replace("Bearer ", "") ?? "";
  say({ kind: "call", call: number, method, path, token, body: (request.body as string | null) ?? "" });
  return new Promise((resolve) => replies.set(number, resolve));
}

export function connect(table: string): Line {
  return new WorkerLine(table);
}

class WorkerLine implements Line {
  readyState = WebSocket.CONNECTING as number;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly number = ++numbers;

  constructor(private readonly table: string) {
    lines.set(this.number, this);
    queueMicrotask(() => {
      if (engine.trouble) return this.ended(LOST);
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    say({ kind: "said", line: this.number, table: this.table, text });
  }

  close(): void {
    say({ kind: "closed", line: this.number });
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.number);
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.number);
    this.onclose?.({ code });
  }
}
