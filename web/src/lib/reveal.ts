/** On small screens a board is longer than the window: what can be chosen comes into sight when a choice begins. */
import { tick } from "svelte";

const NARROW = "(max-width: 63.99rem)";
const LIT = ".lit, .way, .choice, .deeds button";
const MARGIN = 72;

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/**
 * Scrolls to the part marked `data-lead`, or else to the first thing that is lit, unless one of them is in sight above
 * the bar of choices.
 */
export async function reveal(root: HTMLElement | undefined, smooth: boolean): Promise<void> {
  await tick();
  if (!root || !isNarrow()) return;
  const lead = root.querySelector("[data-lead]");
  const found = lead ? [lead] : [...root.querySelectorAll(LIT)].filter((each) => each.checkVisibility());
  const lowest = lead ? MARGIN : innerHeight * 0.6;
  if (found.length === 0 || found.some((each) => isAbove(each, lowest))) return;
  const top = found[0]!.getBoundingClientRect().top + scrollY - (lead ? MARGIN / 8 : MARGIN);
  scrollTo({ top, behavior: smooth ? "smooth" : "instant" });
}

function isAbove(element: Element, lowest: number): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < lowest;
}
