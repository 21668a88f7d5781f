import { expect, test } from "vitest";
import type { Words } from "../board";
import { told } from "./optionNote";
import { tokensBelow } from "./tokens";
import type { Stack } from "./view";

const words = {
  text: (message: string, facts: Record<string, unknown> = {}) =>
    message.startsWith("web-amount-")
      ? `${String(facts.count)} ${message.slice("web-amount-".length)}`
      : [message, ...Object.values(facts)].join(" "),
} as unknown as Words;

test("a purchase says what it costs and leaves", () => {
  const offer = { pay: { gold: 3, magic: 1 }, leaves: { gold: 0, magic: 2 } };
  expect(told(offer, false, words)).toBe("web-costs 3 gold, 1 magic · web-leaves 0 gold, 2 magic");
});

test("the usual payment is marked, and its amounts are not said twice", () => {
  const offer = { pay: { gold: 3 }, leaves: { gold: 0, magic: 3 }, usual: true };
  expect(told(offer, true, words)).toBe("board-usual · web-leaves 0 gold, 3 magic");
});

test("an exchange says both sides, a reward what it brings, a returned monster what is lost", () => {
  expect(told({ pay: { gold: 1 }, gain: { magic: 2 } }, false, words)).toBe("1 gold → 2 magic");
  expect(told({ gain: { citizen: 1, vp: 1 } }, false, words)).toBe("1 citizen, 1 vp");
  expect(told({ gain: { vp: 3 }, lose: { vp: 2 } }, false, words)).toBe("3 vp · − 2 vp");
});

test("a changed die says its price and what it shows then", () => {
  expect(told({ pay: { gold: 0 }, die: 5 }, false, words)).toBe("fact-die 5");
});

test("tokens under the top card are told with their card", () => {
  const stack = {
    cards: ["goblin", "goblin_mage", "goblin_king"],
    tokens_below: [
      { gold: 0, strength: 0, magic: 0 },
      { gold: 1, strength: 2, magic: 0 },
    ],
  };
  expect(tokensBelow(stack as unknown as Stack)).toEqual([
    {
      card: "goblin_king",
      tokens: [
        ["gold", 1],
        ["strength", 2],
      ],
    },
  ]);
});
