import { beforeEach, describe, expect, it } from "vitest";
import { keepAnswer, nextAfter, progress, solvedIn, streak } from "./kept.svelte";

const on = (day: number): Date => new Date(2026, 0, day, 12);

beforeEach(() => void Object.assign(progress, { solved: {}, day: "", days: 0 }));

describe("the streak", () => {
  it("grows once a day and ends after a day without a solved puzzle", () => {
    keepAnswer("valeria", 1, true, on(1));
    keepAnswer("valeria", 2, true, on(1));
    expect(streak(progress, on(1))).toBe(1);
    keepAnswer("amulet", 1, true, on(2));
    expect(streak(progress, on(3))).toBe(2);
    expect(streak(progress, on(4))).toBe(0);
    keepAnswer("amulet", 2, true, on(4));
    expect(streak(progress, on(4))).toBe(1);
  });
  it("does not grow by a wrong answer, nor by a second one", () => {
    keepAnswer("valeria", 1, false, on(1));
    keepAnswer("valeria", 1, true, on(1));
    expect([streak(progress, on(1)), solvedIn("valeria")]).toEqual([0, 0]);
  });
});

describe("the next puzzle", () => {
  it("is the first one of the difficulty that was not answered", () => {
    keepAnswer("valeria", 2, false, on(1));
    expect(nextAfter("valeria", [1, 2, 1, 2], 2)).toBe(4);
    expect(nextAfter("valeria", [1, 2, 1, 2], 0, 1)).toBe(3);
  });
  it("comes round again when all were answered, and there may be none", () => {
    keepAnswer("valeria", 1, true, on(1));
    expect(nextAfter("valeria", [3], 3, 1)).toBe(1);
    expect(nextAfter("valeria", [3], 4)).toBeNull();
  });
});
