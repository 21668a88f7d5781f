/** What is printed on the cards, from the data files of the game. */
import citizenData from "data:valeria/citizens";
import domainData from "data:valeria/domains";
import dukeData from "data:valeria/dukes";
import eventData from "data:valeria/events";
import monsterData from "data:valeria/monsters";
import starterData from "data:valeria/starters";
import type { Stack } from "./view";

export interface Per {
  count: "citizen" | "domain" | "monster" | "name" | "role_icon";
  role?: string;
  area?: string;
  type?: string;
  name?: string;
}

/** One operation of a card; which fields it has depends on `op` (docs/rules/valeria.md, section 17). */
export interface Effect {
  op: string;
  resource?: string;
  amount?: number;
  per?: Per;
  of?: Effect[][] | { resource: string; amount: number }[];
  pay?: Record<string, number>;
  pay_per?: { resource: string; amount: number; per: Per };
  gain?: Record<string, number>;
  filter?: { name?: string; role?: string; max_cost?: number };
  card_type?: string;
  value?: number;
  delta?: number;
  vp?: number;
  divisor?: number;
}

export interface Citizen {
  id: string;
  activation: number[];
  role?: string;
  cost?: number;
  on_turn: Effect[];
  off_turn: Effect[];
}

export interface Foe {
  id: string;
  area?: string;
  type: string;
  strength: number;
  magic: number;
  vp: number;
  reward: Effect[];
  trigger?: number;
}

export interface Domain {
  id: string;
  cost: number;
  roles: string[];
  vp: number;
  timing: string;
  effects: Effect[];
}

export interface Duke {
  id: string;
  score: Effect[];
}

function byId<T extends { id: string }>(cards: unknown): Map<string, T> {
  return new Map((cards as T[]).map((card) => [card.id, card]));
}

export const CITIZENS = byId<Citizen>([...(citizenData.citizen as Citizen[]), ...(starterData.starter as Citizen[])]);
export const FOES = byId<Foe>([...(monsterData.monster as Foe[]), ...(eventData.hostile_event as Foe[])]);
export const DOMAINS = byId<Domain>(domainData.domain);
export const DUKES = byId<Duke>(dukeData.duke);
export const STARTERS = (starterData.starter as Citizen[]).map((card) => card.id);

/** The order of cards in a duchy: by the numbers that activate them, those without a number last. */
export function inOrder(ids: string[]): string[] {
  const first = (id: string) => CITIZENS.get(id)?.activation[0] ?? 99;
  return ids.toSorted((a, b) => first(a) - first(b));
}

/** Where the picture of a card lies: the area of a monster, the role of a citizen. */
export function sceneOf(card: string): string {
  const citizen = CITIZENS.get(card);
  if (citizen) return citizen.role ?? "starter";
  const foe = FOES.get(card);
  if (foe) return foe.area ?? "hostile";
  return DOMAINS.has(card) ? "domain" : "exhausted";
}

/** The card that a stack shows, or the hostile event in its place; '' for an exhausted stack. */
export function topOf(stack: Stack): string {
  return FOES.has(stack.lies) ? stack.lies : (stack.cards[0] ?? "");
}
