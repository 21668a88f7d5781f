import { expect, test } from "vitest";
import { beside, clearOf } from "./beside";

const DESK = { x: 0, y: 0, width: 1280, height: 720 };

test("a popover stands right of a thing where there is room, else on another side, never over it", () => {
  const size = { width: 300, height: 200 };
  expect(beside({ x: 100, y: 300, width: 100, height: 100 }, size, DESK)).toMatchObject({ x: 208, y: 250 });
  expect(beside({ x: 1100, y: 300, width: 100, height: 100 }, size, DESK)).toMatchObject({ x: 792, y: 250 });
});

test("it keeps clear of the question: below the board on a desk, beside it on a phone that lies", () => {
  const below = { x: 6, y: 645, width: 980, height: 68 };
  expect(clearOf(below, DESK)).toEqual({ x: 0, y: 0, width: 1280, height: 645 });
  const lying = { x: 0, y: 0, width: 844, height: 390 };
  expect(clearOf({ x: 578, y: 50, width: 262, height: 288 }, lying)).toEqual({ ...lying, width: 578 });
  expect(clearOf({ x: 4, y: 50, width: 262, height: 288 }, lying)).toEqual({ ...lying, x: 266, width: 578 });
});
