/** The workers behind the door. Whichever dies is started again: all that matters is stored. */
import type { Effect, Unnumbered } from "../worker/messages";

export const BASE = new URL("./", document.baseURI).href;
const BEAT = 10_000;
/** So many questions for a sign of life without an answer, and the worker counts as dead. */
const MOST_UNANSWERED = 3;
const A_WHILE = 5000;
const MOST_DEATHS = 3;
/** How long a death counts. */
const REMEMBERED = 60_000;

interface Owner {
  hear(effect: Effect): void;
  /** The tables are gone, and come again. */
  restarted(): void;
  /** They do not come again. */
  failed(why: string): void;
}

export class Workers {
  private tables: Worker | null = null;
  private bots: Worker | null = null;
  private ready = false;
  private unanswered = 0;
  private deaths: number[] = [];

  constructor(private readonly owner: Owner) {
    setInterval(() => this.beat(), BEAT);
  }

  say(said: Unnumbered): void {
    this.begun().postMessage(said);
  }

  begun(): Worker {
    this.tables ??= this.startTables();
    return this.tables;
  }

  private startTables(): Worker {
    const worker = new Worker(new URL("../worker/tables.ts", import.meta.url), { type: "module" });
    worker.onmessage = (message: MessageEvent<Effect>) => this.hear(message.data);
    worker.onerror = (error) => this.died(error.message);
    worker.postMessage({ kind: "begin", base: BASE });
    return worker;
  }

  /** The bots' own worker begins when the tables are there: whoever opens a game waits for one Python, not for two. */
  private startBots(): void {
    this.bots?.terminate();
    this.bots = new Worker(new URL("../worker/bots.ts", import.meta.url), { type: "module" });
    this.bots.onerror = (error) => this.botsDied(error.message);
    const { port1, port2 } = new MessageChannel();
    this.bots.postMessage({ kind: "begin", base: BASE, port: port1 }, [port1]);
    this.tables?.postMessage({ kind: "bots", port: port2 }, [port2]);
  }

  /** For the next visit, once this one has all it needs. */
  private keep(memory: Uint8Array<ArrayBuffer>): void {
    const keeper = new Worker(new URL("../worker/keeper.ts", import.meta.url), { type: "module" });
    keeper.postMessage({ base: BASE, memory }, [memory.buffer]);
  }

  private hear(effect: Effect): void {
    this.unanswered = 0;
    if (effect.do === "memory") setTimeout(() => this.keep(effect.memory), A_WHILE);
    else if (effect.do === "failed") this.died(effect.why);
    else if (effect.do === "silent") this.botsDied("silent");
    else if (effect.do !== "beat") this.owner.hear(effect);
    if (effect.do === "ready") {
      this.ready = true;
      this.startBots();
    }
  }

  private beat(): void {
    if (!this.ready || !this.tables) return;
    if (this.unanswered >= MOST_UNANSWERED) return this.died("silent");
    this.unanswered += 1;
    this.tables.postMessage({ kind: "beat" });
  }

  /** Whoever could not even start, or dies again and again, is left alone. */
  private died(why: string): void {
    console.warn("the tables have died:", why);
    const hopeless = !this.ready || this.isTooMuch();
    this.stop();
    if (hopeless) return this.owner.failed(why);
    void self.caches?.delete("pentarchy-memory").catch(() => undefined); // it may be what is broken
    this.owner.restarted();
    this.begun();
  }

  private botsDied(why: string): void {
    console.warn("the bots have died:", why);
    if (this.isTooMuch()) this.owner.failed(why);
    else this.startBots();
  }

  private isTooMuch(): boolean {
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => at > now - REMEMBERED), now];
    return this.deaths.length > MOST_DEATHS;
  }

  private stop(): void {
    this.tables?.terminate();
    this.bots?.terminate();
    this.tables = this.bots = null;
    this.ready = false;
    this.unanswered = 0;
  }
}
