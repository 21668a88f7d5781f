// Written by tools/view_types.py from src/pentarchy/games/night_watch/view.py. Do not edit.
import type { Prompt } from "../prompt";

export interface Dice {
  first: number;
  second: number;
  wild: number | null;
}

export interface Hex {
  id: string;
  terrain: string;
  resource: string | null;
  numbers: number[];
  wildling: string | null;
}

export interface Market {
  places: string[];
  /** Or `any`. */
  resource: string;
  rate: number;
}

/** Where the points come from; `vp_card` is null for others while the game lasts. */
export interface Parts {
  settlement: number;
  keep: number;
  longest_road: number;
  largest_patrol: number;
  vp_card: number | null;
  guard_token?: number;
}

/** Something that can be bought in this mode. */
export interface Purchase {
  id: string;
  cost: Record<string, number>;
  /** Pieces in the supply of the player, or cards in the deck. */
  left: number;
  /** What the hand lacks of the cost. */
  missing: Record<string, number>;
}

export interface Player {
  colour: string;
  settlements: string[];
  keeps: string[];
  roads: string[];
  road_length: number;
  /** How many cards of each kind the bank asks for one. */
  rates: Record<string, number>;
  /** How many resource cards; what they are is in the own `hand` only. */
  cards: number;
  hand: Record<string, number> | null;
  /** What was gained and paid openly: the hand but for what was stolen. */
  open_balance: Record<string, number>;
  /** The kinds whose number in this hand the viewer was shown since its last steal. */
  known_exactly: string[];
  discarding: Record<string, number> | null;
  /** How many cards are still to be laid down on a seven; for oneself only. */
  to_discard: number | null;
  /** For oneself only. */
  purchases: Purchase[] | null;
  action_cards: number;
  bought_this_turn: number;
  held: Record<string, number> | null;
  /** Of the own action cards those bought in this turn. */
  fresh: Record<string, number> | null;
  patrols: number;
  public_points: number;
  points: number | null;
  parts: Parts;
  /** This and what follows: in the full game only. */
  guards?: number;
  vp_tokens?: number;
  hero?: string | null;
  hero_side?: "A" | "B";
  hero_rests?: boolean;
  token_batches?: (number | null)[];
}

export interface North {
  camps: Record<string, string[]>;
  clearings: Record<string, number>;
  /** The owners of the guards on each section, from the first space. */
  wall: Record<string, number[]>;
  frostfangs: Record<string, number>;
  in_gift: number;
  /** So many wildlings in the Gift end the game. */
  fallen_gift: number;
  breaches: number;
  /** So many breaches end the game. */
  last_breach: number;
  spied_on: number | null;
  pool: number;
  pool_batch: number;
  batches: Record<string, number>[];
  turned: Record<string, number>;
  display: string[];
  lost_heroes: string[];
}

/** What an effect shows to its user alone: the hand of a seat, or cards of the deck. */
export interface Seen {
  seat?: number;
  hand?: Record<string, number>;
  cards?: Record<string, number>;
}

/** What the question is about, where nothing else on the table shows it. */
export interface About {
  place: string | null;
  seat: number | null;
  cards: number | null;
  what: string | null;
}

export interface Deal {
  give: Record<string, number>;
  want: Record<string, number>;
}

export interface Proposal {
  give: Record<string, number>;
  want: Record<string, number>;
  to: number[];
  answers: ("accept" | "refuse" | Deal | null)[];
}

export interface View extends Prompt {
  mode: string;
  map: string;
  /** The starting player. */
  first: number;
  /** Whose turn it is; null before the first turn and after the last. */
  on_turn: number | null;
  turn: number;
  dice: Dice | null;
  rolled: boolean;
  card_played: boolean;
  /** Whether the trade step is still open. */
  trading: boolean;
  proposals_left: number;
  hexes: Hex[];
  markets: Market[];
  /** What hexes, intersections and paths are called. */
  called: Record<string, Record<string, string>>;
  tormund: string;
  players: Player[];
  bank: Record<string, number>;
  deck: number;
  removed: Record<string, number>;
  longest_road: number;
  /** The holder of the card; -1 while nobody has it. */
  largest_patrol: number;
  proposal: Proposal | null;
  about: About | null;
  /** This and `seen`: in the full game only. */
  north?: North;
  seen?: Seen | null;
}
