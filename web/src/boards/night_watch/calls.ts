/** Whose panels have something to choose: whom to rob, to look at, to trade with, to demand a card from. */
import type { Option } from "../board";

/** Which argument of a verb names players. */
const AT: Record<string, number> = { rob: 0, spy: 0, close: 0, demand: 1 };

export function called(live: Option[]): number[] {
  return [...new Set(live.flatMap((option) => named(option, live)))];
}

export function towards(live: Option[], seat: number): Option[] {
  return live.filter((option) => named(option, live).includes(seat));
}

/** The players that an option names, as soon as what comes before them is settled. */
function named({ verb, args }: Option, live: Option[]): number[] {
  const at = AT[verb];
  return at === undefined || (at > 0 && !isFirstSettled(live)) ? [] : [args[at]].flat().map(Number);
}

/** What a click on a card means where two are named: which one it is about; once that is settled, the other one. */
export function stepOptions(all: Option[], live: Option[], resource: string): Option[] {
  const then = isFirstSettled(live) ? live.filter(({ args }) => args[1] === resource) : [];
  return then.length > 0 ? then : all.filter(({ args }) => args[0] === resource);
}

/** Whether all that is left begins with the same thing. */
function isFirstSettled(live: Option[]): boolean {
  return new Set(live.map(({ args }) => args[0])).size === 1;
}

/** What is done with a hero on display. */
export const CASTING = new Set(["choose", "bury"]);
