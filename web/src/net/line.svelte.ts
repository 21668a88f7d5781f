/** The conversation with the server about one table: says hello, takes in steps one by one, comes back when cut off. */
import { asView, type View } from "../boards/board";
import type { GameEvent } from "../words/game";
import { connect } from "#door";
import type { Line as Door } from "./door";
import { Pace } from "./pace.svelte";
import { freshSeal, noteTold, partsToTell, unsealed } from "./pins";
import type { Ask, ViewUpdate, MissedEntry, Said, Step, TableInfo, Told, Welcome } from "./protocol";

export type Viewer = number | null;
export type Status = "connecting" | "open" | "lost" | "refused";

export interface Seen {
  view: View;
  before: View | null;
  events: GameEvent[];
  ask: Ask | null;
}

/** One line of the log: what happened, as one viewer may know it. */
export interface Entry {
  seq: number;
  kind: Step["kind"];
  seat: number;
  at: number;
  text: string;
  events: Map<Viewer, GameEvent[]>;
}

type Request = Said extends infer S ? (S extends { type: string } ? Omit<S, "ref"> : never) : never;
type Reply = Exclude<Told, { type: "welcome" | "step" | "presence" }>;

/** Milliseconds: to look at what somebody else did, and for dice to settle. */
export interface Lengths {
  look: number;
  settle: number;
}

const LEAST_LOOK = 900;
const MOST_MOMENTS = 60;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Dice are seen to settle before their result is used anywhere. */
export const DICE = ["rolled", "start-roll"];
const FOR_GOOD = 1008;
/** What we may see has changed, or the account was signed out: a new hello finds out what is still ours. */
const OTHER_RIGHTS = [4001, 4002];
const BANNED = 4003;
const REMOVED = 4004;
const PING_EVERY = 15_000;

export class Line {
  status = $state<Status>("connecting");
  refusal = $state("");
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  /** Own seats that were given up or left. */
  watched = $state.raw<number[]>([]);
  sights = $state.raw<Map<Viewer, Seen>>(new Map());
  log = $state.raw<Entry[]>([]);
  here = $state.raw<number[]>([]);
  /** With a clock for the whole game: what each seat had left, and since when it is running if it has to choose. */
  left = $state.raw<number[]>([]);
  since = $state.raw<number[]>([]);
  /** Grows with everything taken in. */
  step = $state(0);
  /** How far the server's clock is ahead of ours. */
  skew = 0;

  private socket: Door | null = null;
  private seq: number | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private guest = false;
  private ref = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private queue: Step[] = [];
  /** Who had to choose before the step that is being shown. */
  private waited: number[] = [];
  private draining = false;
  /** What could be seen since an own seat chose last, step by step. */
  moments = $state.raw<Map<Viewer, Seen>[]>([]);
  readonly pace = new Pace();
  private timer = 0;
  private pings = 0;

  constructor(
    private readonly id: string,
    private readonly tokens: () => string[],
    private readonly lengths: () => Lengths,
  ) {}

  open(): void {
    const socket = connect(this.id);
    this.socket = socket;
    socket.onopen = () =>
      this.say({ type: "hello", table: this.id, tokens: this.guest ? [] : this.tokens(), last_seq: this.seq ?? 0 });
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = (end) => this.lost(socket, end.code);
    clearInterval(this.pings);
    this.pings = window.setInterval(() => this.say({ type: "ping" }), PING_EVERY);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.socket?.close();
  }

  /**
   * Starts anew, for instance with a token that was just given out; as a guest, without those that are worth nothing
   * any more.
   */
  reopen(guest = false): void {
    this.guest = guest;
    this.status = "connecting";
    this.seq = null;
    this.log = [];
    this.queue = [];
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  private lost(socket: Door, code: number): void {
    if (this.closed || socket !== this.socket) return;
    for (const answer of this.waiting.values()) answer({ type: "refused", code: "lost", why: "", ref: null });
    this.waiting.clear();
    if (OTHER_RIGHTS.includes(code)) return this.reopen();
    if (code === BANNED) return this.refuse("banned");
    if (code === REMOVED) return this.refuse("no-such-table");
    if (this.status === "refused" || code === FOR_GOOD) return void (this.status = "refused");
    this.status = "lost";
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private say(said: Request & { ref?: number }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  /** Says something and waits for its answer. */
  ask(said: Request): Promise<Reply> {
    if (this.socket?.readyState !== WebSocket.OPEN)
      return Promise.resolve({ type: "refused", code: "lost", why: "", ref: null });
    const ref = ++this.ref;
    this.say({ ...said, ref });
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  private hear(told: Told): void {
    if (told.type === "welcome") this.welcome(told);
    else if (told.type === "step") this.enqueue(told);
    else if (told.type === "presence") this.here = told.here;
    else this.answered(told);
  }

  private answered(told: Reply): void {
    const answer = told.ref != null ? this.waiting.get(told.ref) : undefined;
    if (told.ref != null) this.waiting.delete(told.ref);
    if (told.type === "stale" && told.ask) this.face(told.ask);
    if (answer) return answer(told);
    if (this.status !== "open" && told.type === "unauthorised" && !this.guest && this.tokens().length)
      return this.reopen(true);
    if (this.status !== "open" && (told.type === "unauthorised" || told.type === "refused")) {
      this.refuse(told.type === "refused" ? told.code : "unauthorised");
      this.socket?.close();
    }
  }

  /** There is nothing more to be seen here. */
  private refuse(code: string): void {
    this.status = "refused";
    this.refusal = code;
    this.table = null;
  }

  private welcome(told: Welcome): void {
    this.wait = FIRST_WAIT;
    this.skew = told.now - Date.now();
    this.queue = [];
    this.moments = [];
    this.seq = told.seq;
    this.seats = told.seats;
    this.watched = told.watched;
    this.table = told.table;
    this.here = told.table.seats.filter((seat) => seat.here).map((seat) => seat.seat);
    this.sights = new Map(
      told.sights.map((sight) => [sight.seat, { view: asView(sight.view), before: null, events: [], ask: sight.ask }]),
    );
    this.left = told.left ?? [];
    this.since = this.left.map(() => told.now);
    this.log = [...this.log, ...told.missed.map(entryOf)];
    this.status = "open";
    this.step += 1;
    void this.share(told.table);
  }

  /** Own parts of the seed: sealed before the game, told as soon as it begins. Nobody has to do anything for it. */
  private async share(table: TableInfo): Promise<void> {
    for (const { seat, part } of partsToTell(table, this.seats)) {
      const answer = await this.ask({ type: "reveal", seat, part });
      if (answer.type === "done") noteTold(table.id, seat);
    }
    for (const seat of unsealed(table, this.seats)) await this.ask({ type: "seal", seat, seal: freshSeal() });
  }

  /** Seals parts for the rematch, before agreeing to it. */
  async sealRematch(): Promise<void> {
    for (const seat of this.seats) await this.ask({ type: "seal", seat, seal: freshSeal() });
  }

  private enqueue(step: Step): void {
    this.seq = step.seq;
    if (step.table) void this.share(step.table);
    this.queue.push(step);
    if (!this.draining) void this.drain();
  }

  /** One step after the other, with time to look at each. */
  private async drain(): Promise<void> {
    this.draining = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const { look, settle } = this.lengths();
      const events = (step.glimpses ?? []).flatMap((each) => each.events ?? []) as GameEvent[];
      this.show(step);
      if (settle > 0 && events.some(({ kind }) => DICE.includes(kind))) await this.pace.pause(settle);
      this.take(step);
      if (look > 0 && events.length > 0 && !this.seats.includes(step.seat)) await this.pace.pause(look);
    }
    this.pace.rest();
    this.draining = false;
  }

  /** Shows again what happened since an own seat chose last; what comes meanwhile waits. */
  async replay(): Promise<void> {
    if (this.draining || this.moments.length === 0) return;
    this.draining = true;
    const present = this.sights;
    for (const sights of this.moments) {
      this.sights = new Map([...sights].map(([eye, sight]) => [eye, { ...sight, ask: null }]));
      this.step += 1;
      await this.pace.pause(Math.max(this.lengths().look, LEAST_LOOK));
    }
    this.sights = present;
    this.step += 1;
    await this.drain();
  }

  /** The board first: nobody is asked and nothing is told before it has been seen. */
  private show(step: Step): void {
    const sights = new Map(this.sights);
    for (const update of step.glimpses ?? []) {
      const old = sights.get(update.seat);
      if (old) sights.set(update.seat, { ...changed(old, update), ask: null });
    }
    this.waited = this.pending;
    this.sights = sights;
    this.step += 1;
  }

  private take(step: Step): void {
    if (step.table) this.table = step.table;
    const sights = new Map(this.sights);
    for (const update of step.glimpses ?? []) {
      const old = sights.get(update.seat);
      if (old) sights.set(update.seat, { ...old, ask: update.ask ?? null });
    }
    this.sights = sights;
    if (step.left?.length) this.setClocks(step.left, step.at, this.waited);
    this.log = [...this.log, entryOf(step)];
    const own = step.kind === "line" && this.seats.includes(step.seat);
    if (own) this.moments = [];
    else if (step.glimpses?.length) this.moments = [...this.moments, sights].slice(-MOST_MOMENTS);
  }

  private get pending(): number[] {
    return [...this.sights.values()][0]?.view.pending ?? [];
  }

  /** A clock starts when a seat is asked, and anew when it has chosen; whatever else happens does not stop it. */
  private setClocks(left: number[], at: number, waited: number[]): void {
    this.since = left.map((rest, seat) =>
      rest === this.left[seat] && waited.includes(seat) ? (this.since[seat] ?? at) : at,
    );
    this.left = left;
  }

  private face(ask: Ask): void {
    const sight = this.sights.get(ask.seat);
    if (sight) this.sights = new Map(this.sights).set(ask.seat, { ...sight, ask });
  }
}

function changed(old: Seen, update: ViewUpdate): Seen {
  const gone = new Set(update.gone);
  const fields = Object.entries({ ...old.view, ...update.changes }).filter(([key]) => !gone.has(key));
  const view = asView(Object.fromEntries(fields));
  const events = (update.events ?? []) as GameEvent[];
  return { view, before: old.view, events, ask: update.ask ?? null };
}

function entryOf(past: MissedEntry | Step): Entry {
  const events = new Map<Viewer, GameEvent[]>();
  for (const update of past.glimpses ?? []) events.set(update.seat, (update.events ?? []) as GameEvent[]);
  return { seq: past.seq, kind: past.kind, seat: past.seat, at: past.at, text: past.text ?? "", events };
}
