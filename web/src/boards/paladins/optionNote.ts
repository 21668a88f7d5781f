import type { Option, Plain, View, Words } from "../board";
import { FAVOURS, type Effect } from "./cards";
import { actionOf, attackPrice, costOf, priceAt } from "./costs";
import type { Board, Counts, PaladinsView } from "./view";

/** Beside the button of an option: what it costs and what that leaves, or what it brings. */
export function optionNote(option: Option, given: View, words: Words): string {
  const view = given as PaladinsView;
  const own = view.you === null ? undefined : view.boards[view.you];
  if (option.verb === "choose") return inWords(view.under_way.reward?.of[Number(option.args[0]) - 1] ?? [], words);
  const cost = own ? spent(option, view, own) : null;
  return own && cost ? told(cost, own, words, option.verb !== "act" && option.verb !== "favour") : "";
}

/** Effects in words. */
export function inWords(effects: Effect[], words: Words): string {
  return effects
    .map((effect) => words.text(`reward-${effect.op}`, { ...effect } as unknown as Record<string, Plain>))
    .join(", ");
}

/** What an option costs; null for one that has no price. */
function spent(option: Option, view: PaladinsView, own: Board): Counts | null {
  const what = String(option.args[0]);
  if (option.verb === "take" && option.args[1] === "silver")
    return { silver: priceAt(view.townsfolk.indexOf(what), own) };
  if (option.verb === "attack") return { silver: attackPrice(view.outsiders.indexOf(what), own) };
  if (option.verb === "favour") return paidFor(FAVOURS.get(what)?.reward ?? []);
  const action = option.verb === "act" ? actionOf(what) : undefined;
  return action ? costOf(action, own) : null;
}

function paidFor(effects: Effect[]): Counts {
  return Object.fromEntries(
    effects.filter(({ op }) => op === "pay").map(({ resource, amount }) => [resource ?? "", amount ?? 1]),
  );
}

function told(cost: Counts, own: Board, words: Words, saysFree: boolean): string {
  const paid = Object.entries(cost).filter(([, count]) => count > 0);
  if (paid.length === 0) return saysFree ? words.text("board-free") : "";
  const has: Counts = { silver: own.silver, provision: own.provisions };
  const amounts = (count: (thing: string, spent: number) => number) =>
    paid.map(([thing, spent]) => words.text(`web-amount-${thing}`, { count: count(thing, spent) })).join(", ");
  return words.text("web-pays", {
    cost: amounts((_, spent) => spent),
    left: amounts((thing, spent) => (has[thing] ?? 0) - spent),
  });
}
