import type { Option, View, Words } from "../board";
import { amounts } from "./effects";
import type { Offer } from "./view";

/** Beside the button of an option: what it costs, brings and leaves, as the rules tell it. */
export function optionNote(option: Option, _view: View, words: Words): string {
  return told(option.facts as Offer, option.verb === "pay", words);
}

/** The amounts of an offer in words; of a payment only what the button itself does not show. */
export function told(offer: Offer, isPayment: boolean, words: Words): string {
  const parts = isPayment ? [] : [traded(offer, words)];
  if (offer.usual) parts.push(words.text("board-usual"));
  if (offer.tokens) parts.push(`+ ${amounts(offer.tokens, words)}`);
  if (offer.lose) parts.push(`− ${amounts(offer.lose, words)}`);
  if (offer.die) parts.push(words.text("fact-die", { die: offer.die }));
  if (offer.leaves) parts.push(words.text("web-leaves", { left: amounts(offer.leaves, words) }));
  return parts.filter(Boolean).join(" · ");
}

function traded({ pay, gain }: Offer, words: Words): string {
  const price = pay && Object.values(pay).some((count) => count > 0) ? amounts(pay, words) : "";
  if (gain) return [price, amounts(gain, words)].filter(Boolean).join(" → ");
  return price && words.text("web-costs", { price });
}
