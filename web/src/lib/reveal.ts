/** On small screens a board is longer than the window: what can be chosen comes into sight when a choice begins. */
import { tick } from "svelte";

const NARROW = "(max-width: 63.99rem)";
const LIT = ".lit, .way, .choice, .deeds button";

/** Scrolls to the first thing that is lit, unless one of them is in sight above the sheet of choices. */
export async function reveal(root: HTMLElement | undefined, smooth: boolean): Promise<void> {
  await tick();
  if (!root || !matchMedia(NARROW).matches) return;
  const lead = root.querySelector<HTMLElement>("[data-lead]");
  const found = lead ? [lead] : [...root.querySelectorAll<HTMLElement>(LIT)].filter((each) => each.checkVisibility());
  if (found.length === 0 || found.some(inSight)) return;
  const top = found[0]!.getBoundingClientRect().top + scrollY - MARGIN;
  scrollTo({ top, behavior: smooth ? "smooth" : "instant" });
}

const MARGIN = 72;
function inSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight * 0.6;
}
