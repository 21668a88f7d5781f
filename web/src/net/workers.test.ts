import { beforeEach, expect, test, vi } from "vitest";
import type { Effect } from "../worker/messages";

/** A worker without a browser: remembers what it was told, and says what the test lets it say. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((message: { data: Effect }) => void) | null = null;
  onerror: ((error: { message: string }) => void) | null = null;
  heard: { kind?: string }[] = [];
  gone = false;

  constructor(readonly address: URL) {
    FakeWorker.all.push(this);
  }
  postMessage(said: { kind?: string }): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.gone = true;
  }
  says(effect: Effect): void {
    this.onmessage?.({ data: effect });
  }
}

const latest = (name: string): FakeWorker =>
  FakeWorker.all.filter(({ address }) => address.href.includes(name)).at(-1)!;
const owner = { hear: vi.fn(), restarted: vi.fn(), failed: vi.fn() };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("document", { baseURI: "http://here/there/" });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("self", { caches: { delete: () => Promise.resolve(true) } });
  FakeWorker.all = [];
  const { Workers } = await import("./workers");
  new Workers(owner).begun();
});

test("bots begin when the tables are ready", () => {
  expect(FakeWorker.all).toHaveLength(1);
  latest("tables").says({ do: "ready" });
  expect(latest("bots").heard[0]?.kind).toBe("begin");
  expect(latest("tables").heard.map(({ kind }) => kind)).toEqual(["begin", "bots"]);
});

test("tables that cannot even start are given up", () => {
  latest("tables").says({ do: "failed", why: "out of memory" });
  expect(owner.failed).toHaveBeenCalledWith("out of memory");
  expect(owner.restarted).not.toHaveBeenCalled();
});

test("tables that die come again, and their bots with them", () => {
  const [tables, bots] = [latest("tables"), (latest("tables").says({ do: "ready" }), latest("bots"))];
  tables.onerror?.({ message: "unreachable" });
  expect(owner.restarted).toHaveBeenCalledOnce();
  expect([tables.gone, bots.gone]).toEqual([true, true]);
  expect(latest("tables")).not.toBe(tables);
});

test("tables that fall silent come again; those that answer stay", () => {
  const tables = latest("tables");
  tables.says({ do: "ready" });
  for (let minute = 0; minute < 10; minute += 1) {
    vi.advanceTimersByTime(10_000);
    tables.says({ do: "beat" });
  }
  expect(owner.restarted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40_000);
  expect(owner.restarted).toHaveBeenCalledOnce();
});

test("bots that crash or fall silent come again without the tables", () => {
  latest("tables").says({ do: "ready" });
  const first = latest("bots");
  first.onerror?.({ message: "unreachable" });
  expect(first.gone).toBe(true);
  const second = latest("bots");
  latest("tables").says({ do: "silent" });
  expect(second.gone).toBe(true);
  expect(latest("bots")).not.toBe(second);
  expect(owner.restarted).not.toHaveBeenCalled();
});

test("what dies again and again is given up, what dies now and then is not", () => {
  for (let times = 0; times < 10; times += 1) {
    latest("tables").says({ do: "ready" });
    latest("bots").onerror?.({ message: "now and then" });
    vi.advanceTimersByTime(9_000);
    latest("tables").says({ do: "beat" });
    vi.advanceTimersByTime(16_000);
    latest("tables").says({ do: "beat" });
  }
  expect(owner.failed).not.toHaveBeenCalled();
  for (let times = 0; times < 4; times += 1) {
    latest("tables").says({ do: "ready" });
    latest("tables").onerror?.({ message: "again" });
  }
  expect(owner.failed).toHaveBeenCalledWith("again");
});
