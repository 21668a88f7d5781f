import { expect, test } from "vitest";
import type { Option } from "../board";
import { calledTo } from "./faces";

const option = (verb: string): Option => ({ move: verb, verb, args: [], sentence: "", facts: {} });

test("the board turns to the part on which something can be chosen", () => {
  expect(calledTo([option("settle")])).toBe("map");
  expect(calledTo([option("decline"), option("welcome")])).toBe("town");
});

test("a turn begins at the actions, though a King's Favour can be chosen as well", () => {
  expect(calledTo([option("favour"), option("act"), option("pass")])).toBe("deeds");
});

test("an answer that needs no thing turns nothing", () => {
  expect(calledTo([option("choose")])).toBeUndefined();
  expect(calledTo([])).toBeUndefined();
});
