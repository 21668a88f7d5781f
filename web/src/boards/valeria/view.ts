// Written by tools/view_types.py from src/pentarchy/games/valeria/view.py. Do not edit.
import type { Prompt } from "../prompt";

export type Phase = "setup" | "roll" | "harvest" | "action" | "monsters" | "second_harvest" | "end";

export type Ending = "" | "all_monsters" | "all_domains" | "exhausted_stacks" | "win_all_monsters" | "loss_column";

export type GridRow = "monster" | "citizen_low" | "citizen_high" | "domain";

/** One of the 20 stacks of the centre. What its top card costs is what this player would pay now. */
export interface Stack {
  row: GridRow;
  column: number;
  /** The area of monsters or the numbers of citizens; '' for domains. */
  of: string;
  /** Face up, the top one first. */
  cards: string[];
  /** How many lie face down below. */
  hidden: number;
  /** What lies in place of an exhausted stack: `exhausted`, a hostile event or nothing. */
  lies: string;
  price?: number;
  roles_met?: boolean;
  strength?: number;
  magic?: number;
  tokens?: Record<string, number>;
  /** The tokens of each card under the top one, from above (VAL-10.15). */
  tokens_below?: Record<string, number>[];
}

export interface EmptiedPlace {
  row: GridRow;
  column: number;
  from: "top" | "bottom";
}

/** The exhausted deck (VAL-9.9): hostile events that were sent back on top, then unknown ones, exhausted cards. */
export interface Deck {
  known: string[];
  events: number;
  exhausted: number;
}

/** What may still turn up, as everybody can work out. */
export interface Unseen {
  domains: string[];
  citizens: Record<string, number>;
  events: string[];
}

/** VAL-9.1; his duke only to himself, until the end (VAL-9.2, VAL-9.6). */
export interface Player {
  citizens: Record<string, number>;
  domains: string[];
  pile: Record<string, number>;
  roles: Record<string, number>;
  cards: number;
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  /** What the last harvest gave, or has given so far. */
  yields: Record<string, number>;
  /** How often the exchange of each citizen may still be used in this harvest. */
  exchanges: Record<string, number>;
  duke: string | null;
  has_duke: boolean;
  dealt: string[] | number;
  points: Record<string, number>;
}

/** VAL-14.13: his captives are public; who he is shows at the end. */
export interface DarkLord {
  citizens: Record<string, number>;
  domains: string[];
  pile: Record<string, number>;
  roles: Record<string, number>;
  cards: number;
  duke: string | null;
  score: number | null;
}

/** What is being paid for. */
export interface Purchase {
  card: string;
  price: number;
  magic: number;
  coin: string;
}

/**
 * What an answer costs, brings, costs in points, puts on a card, leaves in the purse, makes of a die; and whether
 * it is the usual way to pay. All of it is public.
 */
export interface Offer {
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  lose?: Record<string, number>;
  tokens?: Record<string, number>;
  leaves?: Record<string, number>;
  die?: number;
  usual?: boolean;
}

/** What the question is about that this seat faces, or else the first that somebody faces. */
export interface Asked {
  /** The card that asks; '' where it is the rules that do. */
  card: string;
  /** What each answer means, by its move; none of it is secret (VAL-9.7). */
  offers: Record<string, Offer>;
}

/** All but the dukes of the others; what lies face down nobody knows. */
export interface View extends Prompt {
  phase: Phase;
  turn: number;
  on_turn: number | null;
  first: number;
  resting: number;
  actions: number;
  dice: number[];
  /** Those that activate cards: of each die and of both together (VAL-4.2); none before the first roll. */
  numbers: number[];
  used: string[];
  sleeping: string[];
  centre: Stack[];
  emptied: EmptiedPlace[];
  deck: Deck;
  unseen: Unseen;
  players: Player[];
  purchase: Purchase | null;
  asked: Asked | null;
  /** The column under attack in the solo game; 0 where there is none. */
  attacked: number;
  exhausted: number;
  /** How many exhausted stacks end the game (VAL-7.2). */
  exhausted_limit: number;
  ending: Ending;
  dark_lord: DarkLord | null;
}
