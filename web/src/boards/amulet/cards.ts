/** What is printed on the cards, tokens and mats of Amulet; names and texts are words. */
import adventureFile from "data:amulet/adventures";
import amuletFile from "data:amulet/amulets";
import characterFile from "data:amulet/characters";
import helperFile from "data:amulet/helpers";
import monsterFile from "data:amulet/monsters";
import mythicalFile from "data:amulet/mythical";
import potionFile from "data:amulet/potions";
import questFile from "data:amulet/quests";
import skillFile from "data:amulet/skills";
import spellFile from "data:amulet/spells";
import weaponFile from "data:amulet/weapons";
import type { Back } from "./view";

/** A card with a grid: `W` weak, `D` 2 3 damage, `C` coin, `X` forbidden, a letter of a gem. */
export interface Card {
  id: string;
  grid: string[];
  gem: string;
  points: number;
  family?: string;
  level?: number;
  ability_kind?: string;
  modifiers?: { mod: string; location?: string }[];
}
export interface Token {
  id: string;
  shape: string[];
  price?: number;
}
export interface Skill {
  id: string;
  character: string;
  row: number;
  col: number;
  cost: number;
}
export interface AmuletCard {
  character: string;
  fields: { id: string; x: number; y: number; colour: string }[];
  sections: { id: string; points: number; fields: string[] }[];
}
interface Character {
  id: string;
  health: number;
  start_weapons: string[];
  skill_weapons: string[];
}
interface Quest {
  id: string;
  goal: { kind: string; by_players?: number[] };
  lose: { kind: string; number?: number }[];
}

function byId<T extends { id: string }>(rows: unknown): Map<string, T> {
  return new Map((rows as T[]).map((row) => [row.id, row]));
}

const CARDS = new Map([
  ...byId<Card>(monsterFile.monster),
  ...byId<Card>(mythicalFile.mythical),
  ...byId<Card>(adventureFile.adventure),
]);
const TOKENS = new Map([
  ...byId<Token>(weaponFile.weapon),
  ...byId<Token>(helperFile.helper),
  ...byId<Token>(spellFile.spell),
]);
const PRICES = byId<{ id: string; price: number }>(potionFile.potion);
export const CHARACTERS = byId<Character>(characterFile.character);
const AMULETS = amuletFile.amulet as AmuletCard[];
const SKILLS = skillFile.skill as Skill[];
const SPELLS = byId<Token>(spellFile.spell);
const WEAPONS = byId<Token>(weaponFile.weapon);
const ADVENTURES = byId<Card>(adventureFile.adventure);
const QUESTS = byId<Quest>(questFile.quest);

const HIDDEN: Card = { id: "", grid: [], gem: "any", points: 12 };

export const cardOf = (id: string): Card => CARDS.get(id) ?? HIDDEN;
export const tokenOf = (id: string): Token => TOKENS.get(id) ?? { id, shape: ["o"] };
export const priceOf = (id: string): number => SPELLS.get(id)?.price ?? PRICES.get(id)?.price ?? 0;
export const isSpell = (id: string): boolean => SPELLS.has(id);
export const isWeapon = (id: string): boolean => WEAPONS.has(id);
export const isAdventure = (id: string): boolean => ADVENTURES.has(id);
export const amuletOf = (character: string): AmuletCard => AMULETS.find((each) => each.character === character)!;
export const skillsOf = (character: string): Skill[] => SKILLS.filter((skill) => skill.character === character);
export const questOf = (id: string): Quest => QUESTS.get(id)!;

const GEM_LETTERS: Record<string, string> = { yellow: "y", red: "r", blue: "b", green: "g", black: "k" };

/** What the back of a monster shows of its grid: weak spots and the gem. */
export function backGrid(back: Back): string[] {
  const at = (square: string): string =>
    back.weak.includes(square) ? "W" : back.gem_square.includes(square) ? (GEM_LETTERS[back.gem] ?? "a") : "?";
  return [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((col) => at(`${row},${col}`)).join(""));
}

/** Places that monsters at the Village have locked, or where they revel. */
export function troubles(village: string[], kind: "lock" | "revel"): string[] {
  return village.flatMap((id) =>
    (cardOf(id).modifiers ?? []).filter(({ mod }) => mod === kind).map(({ location }) => location ?? ""),
  );
}

/** What can be traded, in the order that the view counts by. */
export const GOODS = ["coin", "yellow", "red", "blue", "green", "black", ...SPELLS.keys(), ...PRICES.keys()];
