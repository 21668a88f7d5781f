import { expect, test } from "vitest";
import { beside, covers, granted, nearest, placementOf, readPlacement, turned, type Placement } from "./placements";

test("a quarter turn is clockwise", () => {
  expect(turned(["Hoo.", "..oc"], 1)).toEqual([".H", ".o", "oo", "c."]);
  expect(turned(["Hoo.", "..oc"], 4)).toEqual(["Hoo.", "..oc"]);
});

test("a placement is read from its notation, and what overhangs covers nothing", () => {
  const lies = readPlacement("place pre_staff turn 1 at -2 4");
  expect(lies.squares.map(({ row, col, letter }) => `${row},${col}${letter}`)).toEqual([
    "-2,4H",
    "-1,4o",
    "0,4o",
    "1,4g",
  ]);
  expect(covers(lies)).toEqual(["0,4", "1,4"]);
});

test("arrow keys go to the next placement that is legal, over gaps", () => {
  const at = (row: number, col: number): Placement => placementOf("hero", 0, row, col);
  const offered = [at(0, 0), at(0, 3), at(2, 0)];
  expect(beside(offered, offered[0]!, 1, 0)).toBe(offered[1]);
  expect(beside(offered, offered[0]!, 0, 1)).toBe(offered[2]);
  expect(beside(offered, offered[0]!, -1, 0)).toBeUndefined();
  expect(nearest(offered, 4, 0.5)).toBe(offered[1]);
});

test("a token let go is staged where it may lie, in its turn where that is near", () => {
  const offered = [
    placementOf("pre_staff", 0, 0, 0),
    placementOf("pre_staff", 1, 0, 2),
    placementOf("pre_staff", 1, 1, 4),
  ];
  expect(granted(offered, placementOf("pre_staff", 1, 0, 3))).toBe(offered[1]);
  expect(granted(offered, placementOf("pre_staff", 2, 0, 0))).toBe(offered[0]);
  expect(granted(offered, placementOf("hero", 0, 0, 0))).toBeUndefined();
});
