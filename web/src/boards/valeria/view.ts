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
  /** The tokens of each card under the top one, from above. */
  tokens_below?: Counts[];
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
  coin: Resource;
}

/** The amounts behind an option, as the rules know them. */
export interface Offer {
  pay?: Counts;
  gain?: Counts;
  lose?: Counts;
  tokens?: Counts;
  leaves?: Counts;
  die?: number;
  usual?: boolean;
}

/** What the question is about that the viewer faces, or else the first that somebody faces. */
export interface Asked {
  card: string;
  offers: Record<string, Offer>;
}

/** A place that is covered after the action, from the top of the exhausted deck or from its bottom. */
export interface Emptied {
  row: Stack["row"];
  column: number;
  from: "top" | "bottom";
}

export type ValeriaView = View & {
  phase: string;
  turn: number;
  active: number | null;
  on_turn: number | null;
  first: number;
  resting: number;
  actions: number;
  dice: [number, number];
  used: string[];
  sleeping: string[];
  centre: Stack[];
  deck: { known: string[]; events: number; exhausted: number };
  players: Duchy[];
  emptied: Emptied[];
  purchase: Purchase | null;
  asked: Asked | null;
  attacked: number;
  exhausted: number;
  ending: string;
  dark_lord: DarkLord | null;
};

/** The cards under the top one that have tokens, from above. */
export function tokensBelow(stack: Stack): { card: string; tokens: [string, number][] }[] {
  const below = (stack.tokens_below ?? []).map((tokens, i) => ({
    card: stack.cards[i + 1] ?? "",
    tokens: lying(tokens),
  }));
  return below.filter(({ tokens }) => tokens.length > 0);
}

/** The kinds of tokens of which there are any. */
export function lying(tokens: Counts | undefined): [string, number][] {
  return Object.entries(tokens ?? {}).filter(([, count]) => count > 0);
}

/** The numbers of the last roll that activate cards: both dice and their sum; none before the first roll. */
export function activated(dice: readonly number[]): number[] {
  const [one = 0, two = 0] = dice;
  return one && two ? [one, two, one + two] : [];
}
