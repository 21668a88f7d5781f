import type { Option, View, Words } from "../board";
import { amount } from "./effects";
import { FOES } from "./cards";
import type { Duchy, Stack, ValeriaView } from "./view";

/** What buying the top card takes from the purse and leaves there; '' where it cannot be paid. */
export function pays(stack: Stack, own: Duchy, words: Words): string {
  const coin = stack.strength === undefined ? "gold" : "strength";
  const price = stack.strength ?? stack.price ?? 0;
  const extra = stack.magic ?? 0;
  const paid = Math.min(own[coin], price);
  const magic = price - paid + extra;
  if (paid < Math.min(1, price) || magic > own.magic) return "";
  const left = [amount(coin, own[coin] - paid, words)];
  if (magic > 0) left.push(amount("magic", own.magic - magic, words));
  return words.text("web-leaves", { left: left.join(", ") });
}

/** Beside the button of an option: what it costs and what that leaves. */
export function aside(option: Option, given: View, words: Words): string {
  const view = given as ValeriaView;
  const own = view.you === null ? undefined : view.players[view.you];
  if (!own) return "";
  if (option.verb === "pay") return split(Number(option.args[0]), view, own, words);
  if (!["slay", "recruit", "build"].includes(option.verb)) return "";
  const stack = view.centre.find((each) => each.cards[0] === option.args[0] || (FOES.has(each.lies) && each.lies === option.args[0]));
  return stack ? pays(stack, own, words) : "";
}

function split(paid: number, view: ValeriaView, own: Duchy, words: Words): string {
  const { purchase } = view;
  if (!purchase) return "";
  const coin = FOES.has(purchase.card) ? "strength" : "gold";
  const magic = purchase.price - paid + purchase.magic;
  return words.text("web-leaves", { left: `${amount(coin, own[coin] - paid, words)}, ${amount("magic", own.magic - magic, words)}` });
}
