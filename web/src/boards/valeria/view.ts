/** The view of Valeria, as `games/valeria/view.py` makes it. */
import type { View } from "../board";

export type Resource = "gold" | "strength" | "magic";
export const RESOURCES: readonly Resource[] = ["gold", "strength", "magic"];
export const ROLES = ["worker", "soldier", "shadow", "holy"] as const;

export type Counts = Record<string, number>;

/** One of the 20 stacks in the centre. Its cards lie from the top; what they cost is what the viewer would pay. */
export interface Stack {
  row: "monster" | "citizen_low" | "citizen_high" | "domain";
  column: number;
  of: string;
  cards: string[];
  hidden: number;
  lies: string;
  price?: number;
  roles_met?: boolean;
  strength?: number;
  magic?: number;
  tokens?: Counts;
  tokens_below?: number[];
}

export interface Tableau {
  citizens: Counts;
  domains: string[];
  pile: Counts;
  roles: Counts;
  cards: number;
}

export interface Duchy extends Tableau {
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  yields: Counts;
  exchanges: Counts;
  duke: string | null;
  has_duke: boolean;
  dealt: string[] | number;
  points: Counts;
}

export interface DarkLord extends Tableau {
  duke: string | null;
  score: Counts | number | null;
}

export interface Purchase {
  card: string;
  price: number;
  magic: number;
}

export type ValeriaView = View & {
  phase: string;
  turn: number;
  active: number;
  first: number;
  resting: number;
  actions: number;
  dice: [number, number];
  used: string[];
  sleeping: string[];
  centre: Stack[];
  deck: { known: string[]; events: number; exhausted: number };
  players: Duchy[];
  purchase: Purchase | null;
  attacked: number;
  exhausted: number;
  ending: string;
  dark_lord: DarkLord | null;
};

/** The numbers of the last roll that activate cards: both dice and their sum; none before the first roll. */
export function activated(dice: readonly number[]): number[] {
  const [one = 0, two = 0] = dice;
  return one && two ? [one, two, one + two] : [];
}
