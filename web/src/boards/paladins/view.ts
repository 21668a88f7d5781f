// Written by tools/view_types.py from src/pentarchy/games/paladins/view.py. Do not edit.
import type { Prompt } from "../prompt";

export interface TavernCard {
  card: string;
  /** The seat that has taken it. */
  by: number | null;
}

/** What the piles hold: everybody can work it out (PAL-13.2), the order nobody knows. */
export interface Unseen {
  townsfolk: string[];
  outsiders: string[];
  orders: string[];
  favours: string[];
  tavern: string[];
  walls: string[];
  suspicion: Record<string, number>;
  schemes: Record<string, number>;
}

export interface Discards {
  townsfolk: string[];
  outsiders: string[];
  tavern: string[];
  suspicion: Record<string, number>;
  schemes: Record<string, number>;
}

/** A space of the main board. */
export interface Space {
  id: string;
  region: string;
  piece: "monk" | "outpost" | null;
}

/** What all may know of a paladin deck (PAL-13.5). */
export interface Deck {
  used: string[];
  size: number;
  hand: number;
  chosen: boolean;
}

/** The board of a seat, or of the automa, and the cards beside it (PAL-13.1, PAL-13.5). */
export interface Board {
  silver: number;
  provisions: number;
  attributes: Record<string, number>;
  /** The attributes with what the paladin in play adds. */
  effective: Record<string, number>;
  workers: Record<string, number>;
  /** The workers on each action. */
  placed: Record<string, Record<string, number>>;
  /** For each occupied action who stands in which of its slots (PAL-4.8). */
  standing: Record<string, (string | null)[]>;
  /** For each right-hand action the slots, counted from 1, that are covered. */
  workshops: Record<string, number[]>;
  done: Record<string, number>;
  /** Silver and provisions for the next use of each action that costs any; the paladin's discount is taken off. */
  costs: Record<string, Record<string, number>>;
  jars: string[];
  unpaid: number;
  paid: number;
  suspicion: string[];
  retinue: string[];
  walls: string[];
  attacked: string[];
  converted: string[];
  paladin: string | null;
  deck: Deck | null;
  points: Record<string, number>;
}

export interface Automa {
  marker: number;
  scheme: string | null;
  stack: string[];
  rested: boolean;
}

/** An effect as the data files write it; which of the last fields there is depends on `op`. */
export interface Effect {
  op: string;
  amount: number;
  kind?: string;
  attribute?: string;
  resource?: string;
}

/** An effect that asks its owner something, and among which lists of effects it lets choose. */
export interface Reward {
  op: string;
  amount: number;
  of: Effect[][];
}

/** The action or favour of this turn and what it is about, and what is being asked (PAL-13.1). */
export interface UnderWay {
  action: string | null;
  target: string | null;
  favour: string | null;
  reward: Reward | null;
  /** How long the retinue of all was when the turn began: later townsfolk do not react (PAL-6.9). */
  retinue_before: number;
  /** In the Inquisition under way. */
  abilities_used: string[];
}

/** What its owner knows of a paladin deck (PAL-13.3). */
export interface OwnDeck {
  hand: string[];
  chosen: string | null;
  top: string | null;
  undrawn: string[];
  under: string[];
}

export interface View extends Prompt {
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
  favour_workers: Record<string, number>[];
  tavern: TavernCard[];
  unseen: Unseen;
  discards: Discards;
  spaces: Space[];
  boards: Board[];
  automa: Automa | null;
  under_way: UnderWay;
  yours: OwnDeck | null;
}
