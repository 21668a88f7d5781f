/** Chances to win by move, where a board of analysis knows them: whatever can be picked carries the best of its own. */
import type { Option } from "../boards/board";

class Weighed {
  chances = $state.raw<Map<string, number> | null>(null);
}
export const weighed = new Weighed();

/** Keeps `data-chance` of a thing up to date. Elsewhere than on a board of analysis it costs nothing. */
export function carryChance(thing: Element, options: () => Option[]): void {
  $effect(() => {
    const { chances } = weighed;
    const known = chances ? options().map(({ move }) => chances.get(move) ?? -1) : [];
    const best = Math.max(-1, ...known);
    if (best < 0) thing.removeAttribute("data-chance");
    else thing.setAttribute("data-chance", best.toFixed(4));
  });
}
