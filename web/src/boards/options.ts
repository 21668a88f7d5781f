import type { Ask } from "../net/protocol";
import type { Choice, Facts, Words } from "./board";

/** A decision as boards get it: every option taken apart and put into words. */
export function choiceOf(ask: Ask | null, words: Words): Choice | null {
  if (!ask) return null;
  const options = ask.options.map((move) => ({
    move,
    ...words.notation.parse(move),
    sentence: words.move(move),
    facts: (ask.facts[move] ?? {}) as Facts,
  }));
  return {
    seat: ask.seat,
    decision: ask.decision,
    step: ask.question,
    question: words.question(ask.question),
    rule: ask.rule,
    options,
  };
}
