/** Swipes: a finger that moves further than it would for a tap, in one direction. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Way = "up" | "down" | "left" | "right";
const FAR = 36;

export function wayOf(dx: number, dy: number): Way | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < FAR) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "right" : "left";
  return dy > 0 ? "down" : "up";
}

export function swipe(swiped: (way: Way) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    const ends = [
      on(node, "touchstart", ({ touches }) => {
        start = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
      }),
      on(node, "touchend", ({ changedTouches }) => {
        const end = changedTouches[0];
        const way = start && end ? wayOf(end.clientX - start.x, end.clientY - start.y) : null;
        if (way) swiped(way);
        start = null;
      }),
    ];
    return () => ends.forEach((end) => end());
  };
}
