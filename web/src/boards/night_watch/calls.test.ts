import { describe, expect, it } from "vitest";
import type { Argument, Option } from "../board";
import { called, stepOptions, towards } from "./calls";

const option = (verb: string, ...args: Argument[]): Option => ({
  move: [verb, ...args.flat()].join(" "),
  verb,
  args,
  sentence: "",
  facts: {},
});
const moves = (options: Option[]): string[] => options.map(({ move }) => move);

describe("a card for another one", () => {
  const fromWool = [option("bank", "wool", "ore"), option("bank", "wool", "brick")];
  const all = [...fromWool, option("bank", "ore", "wool")];

  it("begins with the card that goes", () => {
    expect(moves(stepOptions(all, all, "wool"))).toEqual(["bank wool ore", "bank wool brick"]);
    expect(moves(stepOptions(all, all, "brick"))).toEqual([]);
  });
  it("goes on with the card that comes", () => {
    expect(moves(stepOptions(all, fromWool, "ore"))).toEqual(["bank wool ore"]);
  });
  it("needs one click where only one card can go", () => {
    expect(moves(stepOptions(fromWool, fromWool, "brick"))).toEqual(["bank wool brick"]);
  });
});

describe("a demand", () => {
  const wool = [option("demand", "wool", [1]), option("demand", "wool", [2]), option("demand", "wool", [1, 2])];
  const all = [...wool, option("demand", "ore", [1])];

  it("calls nobody before it is settled what is demanded", () => expect(called(all)).toEqual([]));
  it("is then made at the players' panels", () => {
    expect(called(wool)).toEqual([1, 2]);
    expect(moves(towards(wool, 2))).toEqual(["demand wool 2", "demand wool 1 2"]);
  });
});

it("a robbery names its victim", () => {
  expect(called([option("rob", 1), option("rob", 3)])).toEqual([1, 3]);
});
