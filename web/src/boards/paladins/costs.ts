/** What actions and townsfolk cost the owner of a board now. */
import { ACTIONS, ladderOf, modesOf, PALADINS, PRICES, REGIONS, type Action } from "./cards";
import type { Board, Counts } from "./view";

/** Silver and provisions for the next use of an action; the paladin of the round may make it cheaper. */
export function costOf(action: Action, own: Board): Counts {
  const rung = ladderOf(action)[own.done[action.id] ?? 0];
  const full = { silver: (action.cost?.silver ?? 0) + (rung?.silver ?? 0), provision: rung?.provision ?? 0 };
  return Object.fromEntries(
    Object.entries(full).map(([thing, amount]) => [thing, amount - saved(action, thing, amount, own)]),
  );
}

function saved(action: Action, thing: string, amount: number, own: Board): number {
  const ability = own.paladin ? PALADINS.get(own.paladin)?.ability : undefined;
  if (ability?.action !== action.id || ability.resource !== thing) return 0;
  return ability.op === "waive_cost" ? amount : Math.min(amount, ability.amount ?? 0);
}

export function actionOf(mode: string): Action | undefined {
  return ACTIONS.find((action) => modesOf(action).some(({ word }) => word === mode));
}

/** The action of the mode that is under way. */
export function underWay(mode: string | null): string | undefined {
  return mode === null ? undefined : actionOf(mode)?.id;
}

/** How notation calls the first way to use an action. */
export function firstMode(action: string): string {
  const found = ACTIONS.find(({ id }) => id === action);
  return found ? modesOf(found)[0]!.word : action;
}

/** The price of the townsfolk in a column of the row, for one who pays in silver. */
export function priceAt(column: number, own: Board): number {
  const silver = PRICES[column]?.silver ?? 0;
  const recruit = ACTIONS.find(({ id }) => id === "recruit");
  return recruit ? silver - saved(recruit, "silver", silver, own) : silver;
}

/** What an attack on the outsider in a slot costs: a silver for every flag up to there that is above the strength. */
export function attackPrice(slot: number, own: Board): number {
  return REGIONS.slice(0, slot + 1).filter(({ strength }) => strength > (own.effective.strength ?? 0)).length;
}
