import type { Ask } from "../net/protocol";
import { fieldsOf, type Choice, type Facts, type View, type Words } from "./board";

/** A decision as boards get it: every option taken apart and put into words. */
export function choiceOf(ask: Ask | null, words: Words, view?: View): Choice | null {
  if (!ask) return null;
  const costs = ((view && fieldsOf(view).costs) ?? {}) as Record<string, Facts>;
  const options = ask.options.map((move) => ({
    move,
    ...words.notation.parse(move),
    sentence: sentenceOf(move, words, costs[move]),
    facts: (ask.facts[move] ?? {}) as Facts,
  }));
  return {
    seat: ask.seat,
    decision: ask.decision,
    step: ask.question,
    question: words.question(ask.question),
    options,
  };
}

/** What a move says, and what it costs where the view knows that. */
function sentenceOf(move: string, words: Words, cost: Facts | undefined): string {
  return cost
    ? `${words.move(move)} (${words.text(`cost-${words.notation.parse(move).verb}`, cost)})`
    : words.move(move);
}
