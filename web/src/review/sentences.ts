/** What is to be said of a choice: the same sentences as in the terminal, with the same texts. */

import type { ReviewDecision, ReviewMove, ReviewOption } from "../net/protocol";
import type { Words } from "../words/game";

const AS_GOOD = 0.005;
const SURE = 2;
const WORTH_POINTS = 0.5;
/** Whoever gets more than this part of what was lost gets most of it. */
const MOST = 0.5;

export function sentence(choice: ReviewDecision, words: Words): string {
  const best = choice.candidates[0];
  const made = choice.candidates.find((option) => option.move === choice.move);
  if (!best || !made) return words.text("review-only");
  const [here, there] = [made, best].map((option) => percent(option.chances[choice.seat] ?? 0)) as [number, number];
  if (choice.class === "best") return words.text("review-as-good", { percent: here });
  const better = words.text("review-better", { move: words.move(best.move), there, here });
  return `${[better, ...reasons(choice, best, made, words)].join("; ")}.`;
}

function reasons(choice: ReviewDecision, best: ReviewOption, made: ReviewOption, words: Words): string[] {
  const told: string[] = [];
  if (choice.points !== null && Math.abs(choice.points) >= WORTH_POINTS) {
    const message = choice.points > 0 ? "review-more-points" : "review-fewer-points";
    told.push(words.text(message, { points: Math.round(Math.abs(choice.points)) }));
  }
  const rivals = made.chances.map((chance, seat) => ({ seat, gain: chance - (best.chances[seat] ?? 0) }));
  const most = rivals.filter(({ seat }) => seat !== choice.seat).sort((one, other) => other.gain - one.gain)[0];
  if (most && rivals.length > 2 && most.gain > Math.max(MOST * choice.cost, AS_GOOD))
    told.push(words.text("review-goes-to", { player: words.player(most.seat) }));
  if (choice.class === "fine" && SURE * choice.error > choice.cost)
    told.push(words.text("review-doubtful", { percent: Math.max(1, percent(SURE * choice.error)) }));
  return told;
}

/** A turning point: what it was, and whose chances it changed most. */
export function turn(move: ReviewMove, words: Words): string {
  const changes = move.after.map((chance, seat) => ({ seat, change: chance - (move.before[seat] ?? 0) }));
  const { seat, change } = changes.reduce((most, each) =>
    Math.abs(each.change) > Math.abs(most.change) ? each : most,
  );
  const whom = words.player(seat);
  if (move.kind !== "choice") return words.text(`review-turn-${move.kind}`, { player: whom, percent: signed(change) });
  const facts = { player: words.player(move.seat), move: words.move(move.text), whom, percent: signed(change) };
  return words.text("review-turn-choice", facts);
}

export const percent = (chance: number): number => Math.round(100 * chance);

export function signed(chance: number): string {
  const whole = percent(chance);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}
