import type { View } from "../board";

export type Bundle = Record<string, number>;

export type HexView = {
  id: string;
  terrain: string;
  resource: string | null;
  numbers: number[];
  wildling: string | null;
};

export type SeatView = {
  settlements: string[];
  keeps: string[];
  roads: string[];
  road_length: number;
  rates: Bundle;
  /** How many resource cards; what they are only in the own hand. */
  cards: number;
  hand: Bundle | null;
  discarding: Bundle | null;
  /** How many cards are still to be laid down on a seven; in the own hand only. */
  to_discard: number | null;
  action_cards: number;
  held: Bundle | null;
  fresh: Bundle | null;
  patrols: number;
  public_points: number;
  points: number | null;
  parts: Record<string, number | null>;
  guards?: number;
  vp_tokens?: number;
  hero?: string | null;
  hero_side?: string;
  hero_rests?: boolean;
};

export type NorthView = {
  camps: Record<string, string[]>;
  clearings: Bundle;
  /** The owners of the guards on each section, from the left. */
  wall: Record<string, number[]>;
  frostfangs: Bundle;
  in_gift: number;
  breaches: number;
  pool: number;
  display: string[];
  lost_heroes: string[];
};

export type Answer = null | "accept" | "refuse" | { give: Bundle; want: Bundle };

export interface NightWatchView extends View {
  mode: string;
  map: string;
  /** Who has to act now: -1 for chance, null when the game is over. */
  active: number | null;
  /** Whose turn it is; null before the first. */
  on_turn: number | null;
  turn: number;
  dice: { first: number; second: number; wild: number | null } | null;
  trading: boolean;
  proposals_left: number;
  hexes: HexView[];
  markets: { places: string[]; resource: string }[];
  tormund: string;
  players: SeatView[];
  bank: Bundle;
  deck: number;
  longest_road: number;
  largest_patrol: number;
  /** What the question is about, where nothing else on the table shows it. */
  about: { place: string | null; seat: number | null; cards: number | null; what: string | null } | null;
  proposal: { give: Bundle; want: Bundle; to: number[]; answers: Answer[] } | null;
  north: NorthView;
  seen: { seat?: number; hand?: Bundle; cards?: Bundle } | null;
}

/** The base game and the standard map have no north. */
export function hasNorth(view: NightWatchView): boolean {
  return (view.north as NorthView | undefined) !== undefined;
}
