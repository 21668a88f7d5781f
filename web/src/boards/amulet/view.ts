// Written by tools/view_types.py from src/pentarchy/games/amulet/view.py. Do not edit.
import type { Prompt } from "../prompt";

export type Mode = "competitive" | "cooperative" | "solo" | "hidden_oaths";

export type Phase = "dawn" | "morning" | "evening" | "night";

export type Colour = "yellow" | "red" | "blue" | "green" | "black";

export type Outcome = "victory" | "mutual_destruction" | "retreat" | "defeat";

/** A face-down monster as everybody sees it (AMU-18.2). */
export interface Back {
  back: string;
  family: string;
  level: number;
  points: number;
  mark: number;
  weak: string[];
  gem: Colour;
  gem_square: string[];
  /** Its name where all have seen it already (AMU-18.4). */
  front: string | null;
}

/** The adventure and what lies on it. */
export interface Castle {
  adventure: string | null;
  laid: string[];
  covered: string[];
}

/** AMU-18.7, AMU-18.9, AMU-18.10: sizes, and what nobody has seen yet. */
export interface Decks {
  monsters: number;
  level_1: number;
  unseen_monsters: string[];
  mythical: number;
  mythical_cards: number;
  unseen_mythical: string[];
  unseen_adventures: string[];
  finished_adventures: string[];
  discarded: string[];
  boxed: string[];
}

/** AMU-18.6: with hidden oaths only the number is public. */
export interface Oaths {
  held: number;
  cards: string[] | null;
  discarded_unseen: string[] | number;
  ruled_out: string[];
}

/** A player with his character. */
export interface Hunter {
  character: string;
  place: string;
  coins: number;
  health: number;
  most_health: number;
  ready: string[];
  damaged: string[];
  away: string[];
  skills: string[];
  experience: Record<string, number>;
  xp: number;
  fields: string[];
  sections: number;
  gems: Record<Colour, number>;
  spells: string[];
  potions: string[];
  trophies: string[];
  stuns: number;
  cancelled: string[];
  spent: string[];
  salve: number;
  loss: number;
  journeys: number;
  oaths: Oaths;
  points: Record<string, number>;
}

/** A player before the characters are chosen. */
export interface Unchosen {
  character: null;
}

/** The visit of the active player; empty outside one. At night `errands` are those of the slot. */
export interface Visit {
  errands: string[];
  upgraded: number;
  repairs_left: number;
  repaired: number;
  payments: number[];
  prices_bought: string[];
  bargained: boolean;
  waived: number;
  exchanges_left: number;
  gems_chased: number[];
  picks: number;
}

/** How a fight would end, or what an adventure would pay, as the tokens lie. */
export interface Forecast {
  weak: number;
  weak_left: number;
  damage: number;
  health: number;
  /** Empty for an adventure. */
  outcome: Outcome | "";
  coins: number;
  xp: number;
  gems: number;
}

/** The fight or the adventure being arranged; empty outside one. */
export interface Fight {
  /** The card, its back before it is revealed, `face_down` for a mythical monster. */
  foe: string | null;
  arena: string | null;
  armed: string[];
  hand: string[];
  used: string[];
  extra: string[];
  lifted: string[];
  token: string | null;
  laid: string[];
  covered: string[];
  closed: string[];
  closed_by: string[];
  extra_damage: number;
  healing: number;
  borrowed: string | null;
  coins: number;
  stunned: boolean;
  windfall: Colour[];
  /** null before the card is revealed and once the outcome is decided. */
  forecast: Forecast | null;
}

/** The monsters still to attack, and the one that does. */
export interface Attack {
  pending: string[];
  card: string | null;
}

/** AMU-14.2: the quests of the shared games. */
export interface Quests {
  in_play: string[];
  levels: number[];
  story: string | null;
  shown_oaths: string[];
}

export interface Trade {
  with: number;
  given: number[];
  wanted: number[];
  asked: number;
  late: boolean;
}

/** What the question is about. */
export interface Asked {
  gem: Colour | null;
  oath: string | null;
  by: string | null;
  left: number;
}

/** All but the fronts of face-down cards and the hidden oaths of others. */
export interface View extends Prompt {
  /** What the squares of cards are called. */
  called: Record<string, Record<string, string>>;
  mode: Mode;
  day: number;
  days: number;
  phase: Phase;
  holder: number;
  /** Whose turn or night slot it is; null at dawn, during the attack and at the end. */
  on_turn: number | null;
  latest: string | null;
  lair: Back[];
  manor: Back[];
  village: string[];
  dungeon: string | null;
  /** The cards whose fronts have been turned up so far. */
  seen: string[];
  castle: Castle;
  decks: Decks;
  upgrades: string[];
  tower: string[];
  monastery: string[];
  supply: Record<Colour, number>;
  players: (Hunter | Unchosen)[];
  visit: Visit;
  fight: Fight;
  attack: Attack;
  quests: Quests;
  trade: Trade;
  asked: Asked;
}
