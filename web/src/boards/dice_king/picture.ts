/** The picture of a condition: which dice and sums stand on the card, and which of them the rules count as there. */
import type { Condition } from "./cards";
import type { Colour, TierProgress } from "./view";

/** One die; a letter stands for any number, the same letter for the same number. */
export interface Slot {
  color?: Colour;
  number?: number;
  letter?: string;
  filled: boolean;
  /** How many steps of a straight lie below it. */
  rise?: number;
}

export interface Sum {
  color?: Colour;
  now: number;
  least?: number;
}

const LETTERS = ["X", "Y", "Z"];

export function slots(condition: Condition, { have, first }: TierProgress): Slot[] {
  switch (condition.kind) {
    case "color_count":
      return condition.need.flatMap(({ color, count }, i) => row(count, have[i], { color }));
    case "number_count":
      return condition.need.flatMap(({ number, count }, i) => row(count, have[i], { number }));
    case "groups":
      return condition.sizes.flatMap((count, i) => row(count, have[i], { letter: LETTERS[i] ?? "" }));
    case "straight":
      return have.map((there, i) => ({ filled: there > 0, rise: i, letter: String(first + i) }));
    default:
      return [];
  }
}

export function sums(condition: Condition, { have }: TierProgress): Sum[] {
  switch (condition.kind) {
    case "sum_all":
      return [{ now: have[0] ?? 0, least: condition.at_least }];
    case "sum_color":
      return [{ color: condition.color, now: have[0] ?? 0, least: condition.at_least }];
    case "color_sum_order":
      return condition.order.map((color, i) => ({ color, now: have[i] ?? 0 }));
    default:
      return [];
  }
}

function row(count: number, have = 0, slot: Omit<Slot, "filled">): Slot[] {
  return Array.from({ length: count }, (_, i) => ({ ...slot, filled: i < have }));
}
