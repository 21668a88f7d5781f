import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** CSS pixels that a finger can hit. */
export const FINGER = 44;
const SPOT = ".spot.lit";

/** Where several spots lie under a finger, a tap is for the one whose middle is nearest, not for the one drawn last. */
export const nearest: Attachment<Element> = (drawing) =>
  on(
    drawing,
    "click",
    (event) => {
      const { clientX: x, clientY: y, target, isTrusted } = event as MouseEvent;
      const hit = isTrusted ? nearestOf(spotsAt(x, y), x, y) : undefined;
      if (!hit || hit.contains(target as Element)) return;
      event.stopPropagation();
      hit.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
    },
    { capture: true },
  );

function spotsAt(x: number, y: number): Element[] {
  const spots = document.elementsFromPoint(x, y).map((each) => each.closest(SPOT));
  return [...new Set(spots)].filter((spot) => spot !== null);
}

export function nearestOf<T extends Pick<Element, "getBoundingClientRect">>(
  spots: T[],
  x: number,
  y: number,
): T | undefined {
  const off = (spot: T): number => {
    const box = spot.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  };
  return spots.reduce<T | undefined>((best, each) => (best && off(best) <= off(each) ? best : each), undefined);
}
