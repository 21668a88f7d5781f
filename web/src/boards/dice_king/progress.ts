/**
 * How far the dice on the table fill the pictures on a card: only for the eye. What may be claimed is told by the
 * server's options.
 */
import type { Condition } from "./cards";
import type { Colour, DieView } from "./view";

/** One die in the picture of a condition; a letter stands for any number, the same letter for the same number. */
export interface Slot {
  color?: Colour;
  number?: number;
  letter?: string;
  filled: boolean;
  /** How many steps of a straight lie below it. */
  rise?: number;
}

/** A sum in the picture of a condition. */
export interface Sum {
  color?: Colour;
  now: number;
  least?: number;
}

export interface Picture {
  slots: Slot[];
  sums: Sum[];
  /** How many dice or points are missing; 0 where the picture is complete. */
  missing: number;
}

const LETTERS = ["X", "Y", "Z"];

export function picture(condition: Condition, dice: DieView[]): Picture {
  switch (condition.kind) {
    case "color_count":
      return counted(
        condition.need.map(({ color, count }) => ({
          slot: { color },
          count,
          have: dice.filter((die) => die.color === color).length,
        })),
      );
    case "number_count":
      return counted(
        condition.need.map(({ number, count }) => ({
          slot: { number },
          count,
          have: dice.filter((die) => die.number === number).length,
        })),
      );
    case "groups":
      return grouped(condition.sizes, dice);
    case "straight":
      return climbing(condition.length, dice);
    case "sum_all":
      return summed([{ now: sum(dice), least: condition.at_least }]);
    case "sum_color":
      return summed([{ color: condition.color, now: sum(dice, condition.color), least: condition.at_least }]);
    case "color_sum_order":
      return ordered(condition.order.map((color) => ({ color, now: sum(dice, color) })));
  }
}

/** How many of a card's tiers the dice fill without any joker. */
export function starsNow(tiers: Condition[], dice: DieView[]): number {
  return dice.length ? tiers.filter((tier) => picture(tier, dice).missing === 0).length : 0;
}

/** The dice, by their places from 1, that this picture does not need: those to roll again for it. */
export function idle(condition: Condition, dice: DieView[]): number[] {
  let kept = dice.map((_, i) => i);
  const missing = (places: number[]): number =>
    picture(
      condition,
      places.map((i) => dice[i]!),
    ).missing;
  const spare = kept.filter((i) => {
    const without = kept.filter((each) => each !== i);
    if (missing(without) > missing(kept)) return false;
    kept = without;
    return true;
  });
  return spare.map((i) => i + 1);
}

function counted(needs: { slot: Partial<Slot>; count: number; have: number }[]): Picture {
  const slots = needs.flatMap(({ slot, count, have }) => row(count, (i) => ({ ...slot, filled: i < have })));
  return { slots, sums: [], missing: slots.filter((slot) => !slot.filled).length };
}

function grouped(sizes: number[], dice: DieView[]): Picture {
  const have = [1, 2, 3, 4, 5, 6]
    .map((number) => dice.filter((die) => die.number === number).length)
    .sort((a, b) => b - a);
  return counted(sizes.map((count, i) => ({ slot: { letter: LETTERS[i] ?? "" }, count, have: have[i] ?? 0 })));
}

/** The run with the most numbers at hand is the one that the picture shows. */
function climbing(length: number, dice: DieView[]): Picture {
  const starts = row(7 - length, (i) => i + 1);
  const runs = starts.map((start) => row(length, (i) => dice.some((die) => die.number === start + i)));
  const best = runs.reduce((most, run) => (count(run) > count(most) ? run : most), runs[0]!);
  const first = runs.indexOf(best) + 1;
  const slots = best.map((filled, i) => ({ filled, rise: i, ...(dice.length ? { letter: String(first + i) } : {}) }));
  return { slots, sums: [], missing: length - count(best) };
}

function summed(sums: Sum[]): Picture {
  return { slots: [], sums, missing: sums.reduce((all, { now, least = 0 }) => all + Math.max(0, least - now), 0) };
}

function ordered(sums: Sum[]): Picture {
  const broken = sums.slice(1).filter((each, i) => each.now >= sums[i]!.now);
  return { slots: [], sums, missing: broken.length };
}

function sum(dice: DieView[], color?: Colour): number {
  return dice.reduce((all, die) => all + (!color || die.color === color ? die.number : 0), 0);
}

function count(run: boolean[]): number {
  return run.filter(Boolean).length;
}

function row<T>(length: number, make: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}
