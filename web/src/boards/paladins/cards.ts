/** What is printed on boards and cards, from the data files of the game. */
import actionData from "data:paladins/actions";
import boardData from "data:paladins/player_board";
import favourData from "data:paladins/kings_favours";
import gameData from "data:paladins/game";
import mainData from "data:paladins/main_board";
import orderData from "data:paladins/kings_orders";
import outsiderData from "data:paladins/outsiders";
import paladinData from "data:paladins/paladins";
import spaceData from "data:paladins/board_spaces";
import tavernData from "data:paladins/tavern";
import townData from "data:paladins/townsfolk";
import wallData from "data:paladins/walls";

/** One effect; which fields it has depends on `op` (docs/rules/paladins.md). */
export interface Effect {
  op: string;
  resource?: string;
  kind?: string;
  attribute?: string;
  action?: string;
  amount?: number;
  of?: Effect[][];
  reward?: Effect[];
}

export interface Action {
  id: string;
  side: "left" | "right";
  slots: string[];
  requires?: string;
  raises?: string;
  cost?: Record<string, number>;
  ladder?: string;
  limit_per_game: number;
  modes: { mode: string; slots: number; reward?: Effect[]; effect?: string }[];
}

export interface Rung {
  index: number;
  provision?: number;
  silver?: number;
  influence?: number;
  reward?: Effect[];
  vp_total?: number;
}

export interface Townsfolk {
  id: string;
  dismiss: Effect[];
  on_recruit: Effect[];
  trigger: { on: string; action?: string; when?: string };
  reward: Effect[];
}

export interface Outsider {
  id: string;
  faction: "viking" | "byzantine" | "saracen";
  family: string;
  attack: Effect[];
  convert: Effect[];
}

export interface Paladin {
  id: string;
  workers: string[];
  strength: number;
  influence: number;
  faith: number;
  ability: Effect;
}

function byId<T extends { id: string }>(cards: unknown): Map<string, T> {
  return new Map((cards as T[]).map((card) => [card.id, card]));
}

export const ACTIONS = actionData.action as Action[];
export const TOWNSFOLK = byId<Townsfolk>(townData.townsfolk);
export const OUTSIDERS = byId<Outsider>(outsiderData.outsider);
export const PALADINS = byId<Paladin>(paladinData.paladin);
export const FAVOURS = byId<{ id: string; slot: string; reward: Effect[] }>(favourData.kings_favour);
export const ORDERS = byId<{ id: string; action: string; count_needed: number }>(orderData.kings_order);
export const TAVERN = byId<{ id: string; workers: string[] }>(tavernData.tavern);
export const WALLS = byId<{ id: string; reward: Effect[]; vp: number }>(wallData.wall);
export const SPACES = byId<{ id: string; reward: Effect[] }>(spaceData.space);
export const REGIONS = mainData.region as { id: string; faith: number; strength: number }[];
export const PRICES = mainData.townsfolk_column as { silver: number; debt_instead: boolean }[];
export const ORDER_SLOTS = mainData.kings_order_slot as { vp: number; round: number }[];
export const FAVOUR_SLOTS = mainData.kings_favour_slot as { round: number }[];
export const JAR_SPACES = boardData.jar_space as { id: string; reward: Effect[] }[];
export const TRACK_POINTS = (boardData.attribute_track as { vp: number[] }).vp;
export const ROUNDS = (gameData.game as { rounds: number }).rounds;

const LIMITS = gameData.player_count as { players: number; tax_supply: number }[];
export function fullTax(seats: number): number {
  return LIMITS.find((each) => each.players === seats)?.tax_supply ?? 0;
}

/** The ladder of an action: what its first, second … use costs, needs and is worth. */
export function ladderOf(action: Action): Rung[] {
  return action.ladder ? (boardData[action.ladder] as Rung[]) : [];
}

/** The action that is used in this way. */
export function actionOf(mode: string | null): Action | undefined {
  return ACTIONS.find((action) => modesOf(action).some(({ word }) => word === mode));
}

/** The ways to use an action, by the word that stands for them in the notation. */
export function modesOf(action: Action): { word: string; slots: number; reward: Effect[] }[] {
  return action.modes.map(({ mode, slots, reward }) => {
    const word = mode === "full" ? action.id : mode === "one" || mode === "two" ? `${action.id}_${mode}` : mode;
    return { word, slots, reward: reward ?? [] };
  });
}
