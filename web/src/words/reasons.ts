import type { Advice } from "../net/protocol";
import type { Words } from "./game";

/** Chances that lie closer together are told to be the same. */
const WORTH_TELLING = 0.005;
/** An end that is at least so likely, and so unlikely, is worth a word. */
const UNSURE = 0.03;

/** Why a bot would make its move, as the terminal says it too: the chance to win and what it expects. */
export function reason(advice: Advice, words: Words): string {
  if (advice.options === 1) return words.text("hint-only");
  if (advice.unit === "lot") return words.text("hint-lot", { count: advice.options });
  const chance = words.text("hint-chance", { percent: percent(advice.candidates[0]?.value ?? 0) });
  return [chance, ...expected(advice, words)].join(", ");
}

function expected(advice: Advice, words: Words): string[] {
  const points = advice.points ?? null;
  const told = points === null ? [] : [words.text("hint-points", { points: Math.round(points) })];
  for (const [end, likely] of Object.entries(advice.ends ?? {})) {
    const unsure = likely > UNSURE && likely < 1 - UNSURE;
    if (unsure && words.has(`hint-end-${end}`)) {
      told.push(words.text(`hint-end-${end}`, { times: Math.round(10 * likely) }));
    }
  }
  return told;
}

/** What each of the next best moves would cost or gain. */
export function compared(advice: Advice, words: Words, most = 3): string[] {
  if (advice.unit === "lot") return [];
  const [best, ...others] = advice.candidates;
  return others.slice(0, most).map((other) => {
    const lead = (best?.value ?? 0) - other.value;
    const message = Math.abs(lead) < WORTH_TELLING ? "same" : lead > 0 ? "cost" : "gain";
    return words.text(`hint-${message}`, { move: words.move(other.move), percent: percent(Math.abs(lead)) });
  });
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}
