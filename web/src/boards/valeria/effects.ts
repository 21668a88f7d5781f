/** What a card does, in words: for screen readers, and beside the enlarged card. */
import type { Words } from "../board";
import type { Effect, Per } from "./cards";

export function tell(effects: Effect[], words: Words): string {
  return effects.map((effect) => told(effect, words)).join(", ");
}

function told(effect: Effect, words: Words): string {
  const { op } = effect;
  if (op === "choose")
    return (effect.of as Effect[][]).map((branch) => tell(branch, words)).join(` ${words.text("web-or")} `);
  if (op === "exchange")
    return words.text("web-op-exchange", { pay: amounts(effect.pay, words), gain: amounts(effect.gain, words) });
  if (op === "take_from_opponent") return words.text("web-op-take", { loot: loot(effect, words) });
  if (op === "take_citizen") return words.text("web-op-citizen", { which: which(effect, words) });
  if (op === "gain") return amount(effect.resource!, effect.amount!, words);
  if (op === "gain_per") return each(amount(effect.resource!, effect.amount!, words), effect.per!, words);
  if (op === "score_per") return each(amount("vp", effect.vp!, words), effect.per!, words);
  if (op === "score_resources")
    return words.text("web-op-resources", { gain: amount("vp", effect.vp!, words), divisor: effect.divisor! });
  return "";
}

export function amount(thing: string, count: number, words: Words): string {
  return words.text(`web-amount-${thing}`, { count });
}

export function amounts(of: Record<string, number> | undefined, words: Words): string {
  return Object.entries(of ?? {})
    .map(([thing, count]) => amount(thing, count, words))
    .join(", ");
}

function loot(effect: Effect, words: Words): string {
  const kinds = effect.of as { resource: string; amount: number }[];
  return kinds.map((each) => amount(each.resource, each.amount, words)).join(` ${words.text("web-or")} `);
}

function each(gain: string, of: Per, words: Words): string {
  if (of.count === "role_icon") return words.text("web-op-per-icon", { gain, role: of.role ?? "" });
  return words.text("web-op-per", { gain, per: per(of, words) });
}

function per(of: Per, words: Words): string {
  if (of.count === "name") return words.name(of.name ?? "");
  const detail = of.role ?? of.area ?? of.type;
  return detail ? `${words.name(of.count)} (${words.name(detail)})` : words.name(of.count);
}

function which(effect: Effect, words: Words): string {
  const { name, role, max_cost } = effect.filter ?? {};
  const parts = [words.name(name ?? "citizen")];
  if (role) parts.push(`(${words.name(role)})`);
  if (max_cost) parts.push(words.text("web-at-most", { cost: max_cost }));
  return parts.join(" ");
}
