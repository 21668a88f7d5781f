/** What page, worker of the tables and worker of the bots say to each other. `Effect` is told by pentarchy.browser. */

export type Said =
  | { kind: "call"; now: number; call: number; method: string; path: string; token: string; body: string }
  | { kind: "said"; now: number; line: number; table: string; text: string }
  | { kind: "closed"; now: number; line: number }
  | { kind: "thought"; now: number; key: string; answer: unknown }
  | { kind: "tick"; now: number };

/** As the page says it: the worker adds the time. */
export type Unnumbered = Said extends infer S ? (S extends { kind: string } ? Omit<S, "now"> : never) : never;

export interface StoredTable {
  row: { id: string };
  seats: unknown[];
  downtimes: [number, number][];
}
export interface StoredEntry {
  seq: number;
}
export type Store = StoredTable & { do: "store"; table: string; entries: StoredEntry[] };
export type Drop = { do: "drop"; table: string };
export type Think = { do: "think"; key: string; job: unknown };

export type Effect =
  | Store
  | Drop
  | Think
  | { do: "tell"; line: number; text: string }
  | { do: "end"; line: number; code: number }
  | { do: "reply"; call: number; status: number; media: string; body: string }
  | { do: "wake"; at: number }
  | { do: "progress"; part: number }
  | { do: "ready" }
  | { do: "memory"; memory: Uint8Array<ArrayBuffer> }
  | { do: "failed"; why: string }
  | { do: "silent" }
  | { do: "beat" }
  | { do: "kept"; kept: boolean };
