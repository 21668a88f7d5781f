import { expect, test } from "vitest";
import { GAP, tileSize } from "./tiles";

const ROOM = { width: 560, height: 118 };

test("few cards are large and named", () => {
  expect(tileSize(4, ROOM.width, ROOM.height)).toEqual({ width: 104, height: 96, named: true });
});

test.each([2, 9, 12, 18, 26, 39])("%i cards fit", (count) => {
  const { width, height } = tileSize(count, ROOM.width, ROOM.height);
  const columns = Math.floor((ROOM.width + GAP) / (width + GAP));
  const rows = Math.ceil(count / columns);
  expect(rows * (height + GAP) - GAP).toBeLessThanOrEqual(ROOM.height);
});

test("they are never too small to be clicked", () => {
  expect(tileSize(90, ROOM.width, ROOM.height)).toEqual({ width: 36, height: 36, named: false });
});
