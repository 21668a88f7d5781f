/** A board that is longer than its zone: what can be chosen comes into sight when a choice begins. */
import { aMoment } from "./moment";

const LIT = ".lit, .way, .choice, .deeds button";

/** Scrolls to the part marked `data-lead`, or else to the first thing that is lit, unless one of them is in sight. */
export async function reveal(root: HTMLElement | undefined, smooth: boolean): Promise<void> {
  await aMoment();
  const zone = root?.closest(".stage")?.getBoundingClientRect();
  if (!root || !zone) return;
  const lead = root.querySelector("[data-lead]");
  const found = lead ? [lead] : [...root.querySelectorAll(LIT)].filter((each) => each.checkVisibility());
  if (found.length === 0 || found.some((each) => isWithin(each, zone))) return;
  found[0]!.scrollIntoView({ block: lead ? "start" : "center", behavior: smooth ? "smooth" : "instant" });
}

function isWithin(element: Element, zone: DOMRect): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= zone.top && Math.min(bottom, top + 40) <= zone.bottom;
}
