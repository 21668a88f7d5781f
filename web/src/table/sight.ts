/** What can be touched on a board, by the classes that all boards use. */
const TOUCHABLE = ".lit, [aria-pressed]";
const NARROW = "(max-width: 63.999rem)";

/** On a phone a board is longer than the screen: scrolls to the first thing that can be touched if none is in sight. */
export function bringIntoSight(stage: HTMLElement, below: Element | null, smooth: boolean): void {
  if (!matchMedia(NARROW).matches) return;
  const bottom = below?.getBoundingClientRect().top ?? innerHeight;
  const things = [...stage.querySelectorAll(TOUCHABLE)];
  const seen = things.some((thing) => isBetween(thing.getBoundingClientRect(), 0, bottom));
  if (!seen) things[0]?.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "instant" });
}

function isBetween(box: DOMRect, top: number, bottom: number): boolean {
  const middle = (box.top + box.bottom) / 2;
  return middle >= top && middle <= bottom;
}
