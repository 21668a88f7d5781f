/** The citizen cards as the data files print them. */
import table from "data:dice_king/cards";
import type { Colour } from "./view";

export type Condition =
  | { kind: "color_count"; need: { color: Colour; count: number }[] }
  | { kind: "number_count"; need: { number: number; count: number }[] }
  | { kind: "groups"; sizes: number[] }
  | { kind: "straight"; length: number }
  | { kind: "sum_all"; at_least: number }
  | { kind: "sum_color"; color: Colour; at_least: number }
  | { kind: "color_sum_order"; order: Colour[] };

export interface CitizenCard {
  id: string;
  deck: number;
  joker: { color: Colour; number: number };
  effect: string;
  tiers: Condition[];
}

const CARDS = new Map((table as unknown as { card: CitizenCard[] }).card.map((card) => [card.id, card]));

export function citizen(id: string): CitizenCard {
  const found = CARDS.get(id);
  if (!found) throw new Error(`there is no citizen card ${id}`);
  return found;
}

export function jokerOf(id: string): string {
  const { color, number } = citizen(id).joker;
  return `${color}-${number}`;
}
