import { expect, test } from "vitest";
import type { Advice } from "../src/net/protocol";
import type { Words } from "../src/words/game";
import { compared, reason } from "../src/words/reasons";

/** Words that show what they were asked for. */
const words = {
  has: (message: string) => message === "hint-end-glorious",
  move: (text: string) => text.toUpperCase(),
  text: (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(" "),
} as unknown as Words;

function advice(more: Partial<Advice> = {}): Advice {
  const weighed = [0.68, 0.64, 0.679, 0.7].map((value, i) => ({ move: `m${i}`, value, visits: 5 }));
  return { bot: "duke", unit: "chances", candidates: weighed, options: 5, tries: 9, points: 61.3, ends: {}, ...more };
}

test("a reason names the chance, the points and an end that is not certain", () => {
  const ends = { glorious: 0.81, tragic_breach: 0.19 };
  expect(reason(advice({ ends }), words)).toBe("hint-chance 68, hint-points 61, hint-end-glorious 8");
  expect(reason(advice({ points: null, ends: { glorious: 0.99 } }), words)).toBe("hint-chance 68");
});

test("the next best moves cost, are as good, or would have been better", () => {
  expect(compared(advice(), words)).toEqual(["hint-cost M1 4", "hint-same M2 0", "hint-gain M3 2"]);
});

test("without a choice, and by lot, there is nothing to weigh", () => {
  expect(reason(advice({ options: 1 }), words)).toBe("hint-only");
  expect(reason(advice({ unit: "lot" }), words)).toBe("hint-lot 5");
  expect(compared(advice({ unit: "lot" }), words)).toEqual([]);
});
