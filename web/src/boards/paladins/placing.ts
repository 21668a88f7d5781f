/** Workers chosen one by one until only one legal set is left. */
import { optionsOn, type Option } from "../board";
import { ACTIONS, modesOf } from "./cards";
import type { Drag } from "../../lib/drag";
import type { Counts } from "./workers";

/** The workers being chosen: which there are so far, and what can be done with one more. */
export interface Crew {
  hand: Counts;
  add: (kind: string) => void;
  drag: (kind: string) => Drag | null;
  clear: () => void;
}

/** The options that name a set of workers: to place, or to keep. */
export function sets(live: Option[]): Option[] {
  return live.filter(({ verb }) => verb === "place" || verb === "keep");
}

export function setOf(option: Option): Counts {
  return option.args[0] as Counts;
}

/** Those that still hold everything chosen so far. */
export function fitting(options: Option[], hand: Counts): Option[] {
  return options.filter((option) => Object.entries(hand).every(([kind, count]) => (setOf(option)[kind] ?? 0) >= count));
}

export function canAdd(options: Option[], hand: Counts, kind: string): boolean {
  return fitting(options, { ...hand, [kind]: (hand[kind] ?? 0) + 1 }).length > 0;
}

const DEAR: Record<string, number> = { labourer: 0, criminal: 9 };

/** The set that spends least: labourers before colours, criminals last; of colours those of which there are most. */
export function cheapest(options: Option[], supply: Counts): Option | undefined {
  const spent = (option: Option): number =>
    Object.entries(setOf(option)).reduce(
      (sum, [kind, count]) => sum + count * (DEAR[kind] ?? 2 - (supply[kind] ?? 0) / 100),
      0,
    );
  return options.reduce<Option | undefined>(
    (best, each) => (!best || spent(each) < spent(best) ? each : best),
    undefined,
  );
}

/** Who would stand in which slot of the action, as the rules tell it with the option. */
export function slotsOf(option: Option): (string | null)[] {
  return (option.facts.slots ?? []) as (string | null)[];
}

/** Of workers in slots, which are there or chosen; the others would only come. */
export function sure(seats: (string | null)[], workers: string[]): boolean[] {
  const left = [...workers];
  return seats.map((kind) => {
    const at = kind === null ? -1 : left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The options that begin what lies at a target of a drag: an action, or `act …`, one way of it. */
export function acting(live: Option[], target: string | null): Option[] {
  if (target?.startsWith("act ")) return optionsOn(live, target.slice(4), "act");
  const action = ACTIONS.find(({ id }) => id === target);
  return action ? modesOf(action).flatMap(({ word }) => optionsOn(live, word, "act")) : [];
}
