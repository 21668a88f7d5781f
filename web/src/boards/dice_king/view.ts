// Written by tools/view_types.py from src/pentarchy/games/dice_king/view.py. Do not edit.
import type { Prompt } from "../prompt";

export type Colour = "red" | "blue" | "green";

export type Lies = "free" | "dragon" | "castle" | "ruin";

export type Gem = "" | "white" | "gold";

export interface DieView {
  number: number;
  color: Colour;
}

export interface SpaceView {
  id: string;
  land: string;
  lies: Lies;
  /** The seat of the castle, or -1. */
  owner: number;
  gem: Gem;
}

/** What lies before a player. */
export interface AreaView {
  citizens: string[];
  supers: string[];
  white: number;
  gold: number;
  fires: number;
  /** Tokens that are not on the map. */
  tokens: number;
  /** By the parts of the score. */
  points: Record<string, number>;
}

export interface Supply {
  white: number;
  gold: number;
  fires: number;
}

/** What everybody can work out about the tiles (DIC-9.3). */
export interface Tiles {
  supply: number;
  unseen: Record<string, number>;
  /** Of the unseen tiles of each land, how many may lie in the box at most. */
  may_be_boxed: Record<string, number>;
  /** How often the chance of that was halved by a tile that came up and went back. */
  halved: Record<string, number>;
}

/** The claim that is being paid for. */
export interface Claim {
  card: string;
  stars: number;
  spent: string[];
}

/** The jokers that an option takes (DIC-4.10). */
export interface Cost {
  /** In how many ways they can be chosen. */
  ways: number;
  fewest: number;
  /** Which ones, where there is but one way. */
  jokers: Record<string, number>;
}

/** How far the dice alone fulfil one tier of a card. */
export interface TierProgress {
  /** How many more dice of any face it needs at least; 0 where it is fulfilled. */
  missing: number;
  /** For each part of the condition as it is printed: the dice that are there, or their sum. */
  have: number[];
  /** The number with which a straight begins that needs the fewest more; 0 for other conditions. */
  first: number;
}

/** How far the dice alone fulfil a card of the offer. */
export interface CardProgress {
  card: string;
  stars: number;
  tiers: TierProgress[];
  /** While dice are rolled: those, by their places from 1, that the next tier does not need. */
  spare: number[];
}

export interface View extends Prompt {
  /** Whose turn it is; null before the first one and after the last. */
  on_turn: number | null;
  turn: number;
  /** Which roll of the turn this is; 0 when the rolling is over. */
  roll: number;
  dice: DieView[];
  layout: string;
  /** What the spaces are called. */
  called: Record<string, Record<string, string>>;
  map: SpaceView[];
  /** The top card of each deck; null for an empty one. */
  offer: (string | null)[];
  /** For each card of the offer. */
  progress: CardProgress[];
  /** The cards under the top one of each deck, in no order. */
  below: string[][];
  discard: string[];
  areas: AreaView[];
  supply: Supply;
  tiles: Tiles;
  /** The lands of tiles that were turned up and are not placed yet. */
  revealed: string[];
  claim: Claim | null;
  /** By their notation, the options that spend jokers. */
  costs: Record<string, Cost>;
  /** What each seat rolled for the start (DIC-2.10). */
  sixes: number[];
}
