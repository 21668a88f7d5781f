import { expect, test } from "vitest";
import type { Option } from "../board";
import { acting, canAdd, cheapest, fitting, sure } from "./placing";

const set = (workers: Record<string, number>): Option => ({
  move: "",
  verb: "place",
  args: [workers],
  sentence: "",
  facts: {},
});

test("workers chosen one by one leave the sets that hold them", () => {
  const options = [set({ scout: 1, merchant: 2 }), set({ scout: 1, merchant: 1, cleric: 1 })];
  expect(fitting(options, { merchant: 1 })).toHaveLength(2);
  expect(fitting(options, { merchant: 2 })).toEqual([options[0]]);
  expect(canAdd(options, { cleric: 1 }, "merchant")).toBe(true);
  expect(canAdd(options, { cleric: 1, merchant: 1 }, "merchant")).toBe(false);
  expect(canAdd(options, {}, "fighter")).toBe(false);
});

test("a click places labourers, then the colours of which there are most, criminals last", () => {
  const [labourers, green, blue, rogue] = [
    set({ labourer: 2, scout: 1 }),
    set({ labourer: 1, scout: 2 }),
    set({ labourer: 1, scout: 1, merchant: 1 }),
    set({ labourer: 2, criminal: 1 }),
  ];
  expect(cheapest([rogue, blue, green, labourers], { scout: 2 })).toBe(labourers);
  expect(cheapest([rogue, blue, green], { scout: 2, merchant: 3 })).toBe(blue);
  expect(cheapest([rogue, blue, green], { scout: 3, merchant: 1 })).toBe(green);
  expect(cheapest([], {})).toBeUndefined();
});

test("of the workers in the slots those count that are there or chosen", () => {
  expect(sure(["scout", null, "labourer", "labourer"], ["labourer"])).toEqual([false, false, true, false]);
});

test("a worker dropped on an action begins it, in each of its ways; one dropped on a way begins that one", () => {
  const act = (word: string): Option => ({ move: `act ${word}`, verb: "act", args: [word], sentence: "", facts: {} });
  const live = [act("recruit"), act("dismiss"), act("hunt_one"), act("conspire")];
  expect(acting(live, "recruit").map(({ move }) => move)).toEqual(["act dismiss", "act recruit"]);
  expect(acting(live, "act recruit")).toEqual([live[0]]);
  expect(acting(live, "conspire")).toEqual([live[3]]);
  expect(acting(live, "attack")).toEqual([]);
  expect(acting(live, null)).toEqual([]);
});
