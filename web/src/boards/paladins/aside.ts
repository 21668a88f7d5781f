import type { Option, View, Words } from "../board";
import { actionOf, costOf, priceAt } from "./costs";
import type { Board, Counts, PaladinsView } from "./view";

/** Beside the button of an option: what it costs and what that leaves. */
export function aside(option: Option, given: View, words: Words): string {
  const view = given as PaladinsView;
  const own = view.you === null ? undefined : view.boards[view.you];
  return own ? told(spent(option, view, own), own, words) : "";
}

function spent(option: Option, view: PaladinsView, own: Board): Counts {
  const what = String(option.args[0]);
  if (option.verb === "take" && option.args[1] === "silver") return { silver: priceAt(view.townsfolk.indexOf(what), own) };
  const action = option.verb === "act" ? actionOf(what) : undefined;
  return action ? costOf(action, own) : {};
}

function told(cost: Counts, own: Board, words: Words): string {
  const paid = Object.entries(cost).filter(([, count]) => count > 0);
  if (paid.length === 0) return "";
  const has: Counts = { silver: own.silver, provision: own.provisions };
  const amounts = (count: (thing: string, spent: number) => number) => paid.map(([thing, spent]) => words.text(`web-amount-${thing}`, { count: count(thing, spent) })).join(", ");
  return words.text("web-pays", { cost: amounts((_, spent) => spent), left: amounts((thing, spent) => (has[thing] ?? 0) - spent) });
}
