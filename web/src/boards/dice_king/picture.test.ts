import { expect, test } from "vitest";
import { slots, sums } from "./picture";

test("as many slots are filled as the rules count dice", () => {
  const need = [
    { color: "red" as const, count: 3 },
    { color: "blue" as const, count: 1 },
  ];
  const seen = slots({ kind: "color_count", need }, { missing: 2, have: [2, 0], first: 0 });
  expect(seen.map(({ color, filled }) => [color, filled])).toEqual([
    ["red", true],
    ["red", true],
    ["red", false],
    ["blue", false],
  ]);
});

test("a straight shows the run that the rules name", () => {
  const seen = slots({ kind: "straight", length: 5 }, { missing: 1, have: [1, 1, 0, 1, 1], first: 2 });
  expect(seen.map(({ letter, filled }) => [letter, filled])).toEqual([
    ["2", true],
    ["3", true],
    ["4", false],
    ["5", true],
    ["6", true],
  ]);
});

test("a sum stands beside what it must be", () => {
  const progress = { missing: 1, have: [9], first: 0 };
  expect(sums({ kind: "sum_color", color: "red", at_least: 10 }, progress)).toEqual([
    { color: "red", now: 9, least: 10 },
  ]);
  expect(slots({ kind: "sum_all", at_least: 10 }, progress)).toEqual([]);
});
