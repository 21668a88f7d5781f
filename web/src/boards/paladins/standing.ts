import type { View } from "./view";

/** Whom everybody waits for: those who have to choose, or while chance is asked whoever is on turn. */
export function awaited(view: View, seat: number): boolean {
  const pending = view.pending.filter((each) => each >= 0);
  return pending.length > 0 ? pending.includes(seat) : view.on_turn === seat;
}
