import type { Option, Plain, View as Prompt, Words } from "../board";
import type { Effect } from "./cards";
import type { View } from "./view";

/** Beside the button of an option: what it costs and what that leaves, or what it brings. */
export function optionNote(option: Option, given: Prompt, words: Words): string {
  const brought = (given as View).under_way.reward?.of;
  return brought && option.verb === "choose"
    ? inWords(brought[Number(option.args[0]) - 1] ?? [], words)
    : words.note(option);
}

/** Effects in words. */
export function inWords(effects: Effect[], words: Words): string {
  return effects
    .map((effect) => words.text(`reward-${effect.op}`, { ...effect } as unknown as Record<string, Plain>))
    .join(", ");
}

/** The silver that the rules ask for an option. */
export function silverFor(option: Option | undefined): number {
  const cost = option?.facts.cost as Record<string, number> | undefined;
  return cost?.silver ?? 0;
}
