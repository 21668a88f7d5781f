import type { Facts, View } from "../board";

export type Colour = "red" | "blue" | "green";

export type DieView = { number: number; color: Colour };

export type SpaceView = {
  id: string;
  land: string;
  lies: "free" | "dragon" | "castle" | "ruin";
  owner: number;
  gem: "" | "white" | "gold";
};

export type AreaView = {
  citizens: string[];
  supers: string[];
  white: number;
  gold: number;
  fires: number;
  /** Tokens that are not on the map. */
  tokens: number;
  points: Record<string, number>;
};

export interface DiceKingView extends View {
  /** Whose turn it is; null before the first one and after the last. */
  on_turn: number | null;
  turn: number;
  /** Which roll of the turn this is; 0 when the rolling is over. */
  roll: number;
  dice: DieView[];
  layout: string;
  map: SpaceView[];
  /** The top card of each deck; null for an empty one. */
  offer: (string | null)[];
  below: string[][];
  discard: string[];
  areas: AreaView[];
  supply: { white: number; gold: number; fires: number };
  /** Of the unseen tiles of each land, how many may lie in the box, and how often the chance of that was halved. */
  tiles: {
    supply: number;
    unseen: Record<string, number>;
    may_be_boxed: Record<string, number>;
    halved: Record<string, number>;
  };
  revealed: string[];
  claim: { card: string; stars: number; spent: string[] } | null;
  /** By their notation, the options that spend jokers: in how many ways, how few, and which if there is but one way. */
  costs: Record<string, Facts>;
}
