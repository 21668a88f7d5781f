import { expect, test } from "vitest";
import type { Words } from "../board";
import { pays } from "./aside";
import type { Duchy, Stack } from "./view";

const words = { text: (message: string, facts: Record<string, unknown>) => (message === "web-leaves" ? String(facts.left) : `${String(facts.count)} ${message.slice("web-amount-".length)}`) } as unknown as Words;
const purse = (gold: number, strength: number, magic: number) => ({ gold, strength, magic }) as Duchy;
const citizen = { row: "citizen_low", price: 4 } as Stack;
const monster = { row: "monster", strength: 5, magic: 2 } as Stack;

test("a price in gold comes from gold first, the rest from magic", () => {
  expect(pays(citizen, purse(6, 0, 1), words)).toBe("2 gold");
  expect(pays(citizen, purse(3, 0, 2), words)).toBe("0 gold, 1 magic");
});

test("what cannot be paid leaves nothing to say: at least one gold, and no more magic than there is", () => {
  expect(pays(citizen, purse(0, 0, 9), words)).toBe("");
  expect(pays(citizen, purse(1, 0, 2), words)).toBe("");
});

test("the magic of a monster comes on top of its strength", () => {
  expect(pays(monster, purse(0, 7, 3), words)).toBe("2 strength, 1 magic");
  expect(pays(monster, purse(0, 4, 2), words)).toBe("");
});
