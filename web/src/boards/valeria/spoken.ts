/** Cards in a sentence, for those who do not see them. */
import type { Words } from "../board";
import { CITIZENS, DOMAINS, DUKES, FOES } from "./cards";
import { amount, tell } from "./effects";
import { tokensBelow } from "./tokens";
import type { Stack } from "./view";

/** What a card of the centre costs and does, and how many are left. */
export function spokenStack(stack: Stack, card: string, words: Words): string {
  const left = words.text("web-left", { count: stack.cards.length + stack.hidden });
  return [
    words.text("web-costs", { price: priceOf(stack, words) }),
    ...spokenCard(card, words),
    ...spokenTokens(stack, words),
    left,
  ].join(". ");
}

/** Tokens on cards under the top one: they stay with their card. */
export function spokenTokens(stack: Stack, words: Words): string[] {
  return tokensBelow(stack).map(({ card, tokens }) =>
    words.text("web-tokens-below", {
      card,
      tokens: tokens.map(([thing, count]) => amount(thing, count, words)).join(", "),
    }),
  );
}

export function priceOf(stack: Stack, words: Words): string {
  if (stack.strength === undefined) return amount("gold", stack.price ?? 0, words);
  const strength = amount("strength", stack.strength, words);
  return stack.magic ? `${strength}, ${amount("magic", stack.magic, words)}` : strength;
}

/** The lines of a card. */
export function spokenCard(card: string, words: Words): string[] {
  const citizen = CITIZENS.get(card);
  if (citizen)
    return citizenLines(
      citizen.activation,
      citizen.role,
      tell(citizen.on_turn, words),
      tell(citizen.off_turn, words),
      words,
    );
  const domain = DOMAINS.get(card);
  if (domain)
    return [
      amount("vp", domain.vp, words),
      words.text("web-needs", { roles: domain.roles }),
      words.text(`web-domain-${card}`),
    ];
  const foe = FOES.get(card);
  if (foe) return foeLines(card, foe.vp, foe.area ? [foe.area, foe.type] : [foe.type], tell(foe.reward, words), words);
  return (DUKES.get(card)?.score ?? []).map((score) => tell([score], words));
}

function citizenLines(
  numbers: number[],
  role: string | undefined,
  mine: string,
  others: string,
  words: Words,
): string[] {
  const lines = role ? [words.name(role)] : [];
  if (numbers.length > 0) lines.push(words.text("board-numbers", { numbers: numbers.join("/") }));
  else lines.push(words.text("web-herald"));
  return [...lines, words.text("web-on-turn", { effect: mine }), words.text("web-off-turn", { effect: others })];
}

function foeLines(card: string, points: number, kinds: string[], reward: string, words: Words): string[] {
  const lines = [
    amount("vp", points, words),
    kinds.map((kind) => words.name(kind)).join(", "),
    words.text("web-reward", { effect: reward }),
  ];
  return words.has(`web-hostile-${card}`) ? [...lines, words.text(`web-hostile-${card}`)] : lines;
}
