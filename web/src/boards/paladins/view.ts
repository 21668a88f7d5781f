/** The view of Paladins, as `games/paladins/view.py` makes it. */
import type { View } from "../board";
import type { Effect } from "./cards";

export type Counts = Record<string, number>;
export const ATTRIBUTES = ["strength", "influence", "faith"] as const;
export const KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;

export interface Space {
  id: string;
  region: string;
  piece: "monk" | "outpost" | null;
}

/** The board of a seat, or of the automa. */
export interface Board {
  silver: number;
  provisions: number;
  attributes: Counts;
  effective: Counts;
  workers: Counts;
  placed: Record<string, Counts>;
  workshops: Record<string, number[]>;
  done: Counts;
  jars: string[];
  unpaid: number;
  paid: number;
  suspicion: string[];
  retinue: string[];
  walls: string[];
  attacked: string[];
  converted: string[];
  paladin: string | null;
  deck: { used: string[]; size: number; hand: number; chosen: boolean } | null;
  points: Counts;
}

export type PaladinsView = View & {
  round: number;
  start: number;
  /** Whose turn it is, the automa's too; null while nobody has one. */
  on_turn: number | null;
  tax: number;
  passed: number[];
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  orders: (string | null)[];
  favours: (string | null)[];
  favour_workers: Counts[];
  tavern: { card: string; by: number | null }[];
  spaces: Space[];
  boards: Board[];
  automa: { marker: number; scheme: string | null; stack: string[]; rested: boolean } | null;
  under_way: {
    action: string | null;
    target: string | null;
    favour: string | null;
    /** The effect that asks its owner something, and among which lists of effects it lets choose. */
    reward: { op: string; amount: number; of: Effect[][] } | null;
    retinue_before: number;
    abilities_used: string[];
  };
  yours: { hand: string[]; chosen: string | null; top: string | null; undrawn: string[]; under: string[] } | null;
};

/** The kinds of a set one by one, in the order of the rules. */
export function unpacked(workers: Counts): string[] {
  return KINDS.flatMap((kind) => Array.from({ length: workers[kind] ?? 0 }, () => kind as string));
}

/** Whom everybody waits for: those who have to choose, or while chance is asked whoever is on turn. */
export function awaited(view: PaladinsView, seat: number): boolean {
  const pending = view.pending.filter((each) => each >= 0);
  return pending.length > 0 ? pending.includes(seat) : view.on_turn === seat;
}

export function total(points: Counts): number {
  return Object.values(points).reduce((sum, part) => sum + part, 0);
}
