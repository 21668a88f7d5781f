import type { View } from "../board";

export type Colour = "yellow" | "red" | "blue" | "green" | "black";

/** A face-down card as everybody sees it; `front` where all have seen it already. */
export type Back = {
  back: string;
  family: string;
  level: number;
  points: number;
  mark: number;
  weak: string[];
  gem: Colour;
  gem_square: string[];
  front: string | null;
};

export type Oaths = { held: number; cards: string[] | null; discarded_unseen: string[] | number; ruled_out: string[] };

export type Hunter = {
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
  oaths: Oaths;
  points: Record<string, number>;
};

/** Before the characters are chosen there is nothing to know about a player. */
export type Seat = Hunter | { character: null };

export type Fight = {
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
  windfall: string[];
};

export interface AmuletView extends View {
  mode: "competitive" | "cooperative" | "solo" | "hidden_oaths";
  day: number;
  days: number;
  phase: "dawn" | "morning" | "evening" | "night";
  holder: number;
  /** Who has to choose now: the first of `pending`, -1 for chance, null at the end. */
  active: number | null;
  /** Whose turn or night slot it is; null at dawn, during the attack and at the end. */
  on_turn: number | null;
  lair: Back[];
  manor: Back[];
  village: string[];
  dungeon: string | null;
  /** The cards whose fronts have been turned up so far. */
  seen: string[];
  castle: { adventure: string | null; laid: string[]; covered: string[] };
  decks: { monsters: number; mythical: number };
  upgrades: string[];
  tower: string[];
  monastery: string[];
  supply: Record<Colour, number>;
  players: Seat[];
  visit: { errands: string[]; upgraded: boolean };
  fight: Fight;
  attack: { pending: string[]; card: string | null };
  quests: { in_play: string[]; levels: number[]; story: string | null; shown_oaths: string[] };
  trade: { with: number; given: number[]; wanted: number[]; asked: number; late: boolean };
  /** What the question is about. */
  asked: { gem: Colour | null; oath: string | null; by: string | null; left: number };
}
