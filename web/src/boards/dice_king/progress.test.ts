import { expect, test } from "vitest";
import { idle, picture, starsNow } from "./progress";
import type { DieView } from "./view";

function dice(text: string): DieView[] {
  const colours = { r: "red", b: "blue", g: "green" } as const;
  return text.split(" ").map((die) => ({ color: colours[die[0] as "r"], number: Number(die[1]) }));
}

test("dice of a colour fill slots of that colour only", () => {
  const seen = picture(
    {
      kind: "color_count",
      need: [
        { color: "red", count: 3 },
        { color: "blue", count: 1 },
      ],
    },
    dice("r1 r2 g3 g4 g5 g6"),
  );
  expect(seen.slots.map((slot) => slot.filled)).toEqual([true, true, false, false]);
  expect(seen.missing).toBe(2);
});

test("different letters want different numbers: four alike are not two pairs", () => {
  expect(picture({ kind: "groups", sizes: [2, 2] }, dice("r4 b4 g4 g4 r1 r2")).missing).toBe(1);
  expect(picture({ kind: "groups", sizes: [2, 2] }, dice("r4 b4 g1 g1 r3 r2")).missing).toBe(0);
});

test("a straight shows the run that is nearest", () => {
  const seen = picture({ kind: "straight", length: 5 }, dice("r2 r3 r5 r6 b6 b6"));
  expect(seen.slots.map((slot) => slot.filled)).toEqual([true, true, false, true, true]);
});

test("sums of a colour leave the other dice out, and an order is strict", () => {
  expect(picture({ kind: "sum_color", color: "red", at_least: 10 }, dice("r6 r3 b6 b6 g6 g6")).missing).toBe(1);
  expect(picture({ kind: "color_sum_order", order: ["red", "blue", "green"] }, dice("r6 b4 b2 g1 g1 g1")).missing).toBe(
    1,
  );
  expect(picture({ kind: "color_sum_order", order: ["red", "blue", "green"] }, dice("r6 r1 b4 b2 g1 g1")).missing).toBe(
    0,
  );
});

test("the dice that a picture does not need are the ones to roll again", () => {
  expect(idle({ kind: "color_count", need: [{ color: "red", count: 3 }] }, dice("r1 r2 g3 g4 b5 b6"))).toEqual([
    3, 4, 5, 6,
  ]);
  expect(idle({ kind: "straight", length: 4 }, dice("r1 r2 b2 g3 b6 b6"))).toEqual([2, 5, 6]);
  expect(idle({ kind: "sum_all", at_least: 30 }, dice("r1 r2 b2 g3 b6 b6"))).toEqual([]);
});

test("stars are the tiers that the dice reach", () => {
  const tiers = [4, 5, 6].map((count) => ({ kind: "color_count" as const, need: [{ color: "red" as const, count }] }));
  expect(starsNow(tiers, dice("r1 r2 r3 r4 r5 b6"))).toBe(2);
  expect(starsNow(tiers, [])).toBe(0);
});
