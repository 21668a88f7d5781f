import type { View } from "../board";

export type Colour = "red" | "blue" | "green";

export type DieView = {
  number: number;
  color: Colour;
};

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
  active: number;
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
  tiles: { supply: number; unseen: Record<string, number>; doubt: Record<string, number> };
  revealed: string[];
  claim: { card: string; stars: number; spent: string[] } | null;
}
