/** Cards that explain themselves: one popover for the whole page, by hover, focus and long press. */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Explained {
  name: string;
  /** What it does, a sentence each. */
  lines: string[];
  /** What it would cost or bring now. */
  now?: string;
  /** The thing itself, large. */
  picture?: Snippet | undefined;
}

interface Shown {
  thing: Element;
  told: Explained;
}

const HOVER = 350;
const PRESS = 450;
const SLACK = 8;
export const POPOVER = "explained";

let shown = $state.raw<Shown | null>(null);

export function explainedNow(): Shown | null {
  return shown;
}

/** `{@attach explains(() => ({ name, lines, now }))}`; null for a thing that needs no words. */
export function explains(tell: () => Explained | null): Attachment<Element> {
  return (thing) => {
    let timer = 0;
    let pressed: { x: number; y: number } | null = null;
    const show = (): void => {
      const told = tell();
      shown = told ? { thing, told } : null;
      if (told) thing.setAttribute("aria-describedby", POPOVER);
    };
    const hide = (): void => {
      clearTimeout(timer);
      pressed = null;
      if (shown?.thing !== thing) return;
      shown = null;
      thing.removeAttribute("aria-describedby");
    };
    const after = (wait: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const ends = [
      on(thing, "pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && after(HOVER)),
      // A finger leaves when it is lifted, before its click comes.
      on(thing, "pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && hide()),
      on(thing, "pointercancel", hide),
      on(thing, "focusin", () =>
        thing.querySelector(":focus-visible") || thing.matches(":focus-visible") ? after(0) : 0,
      ),
      on(thing, "focusout", hide),
      on(thing, "pointerdown", (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        if (pointerType === "mouse") return hide();
        pressed = { x: clientX, y: clientY };
        after(PRESS);
      }),
      on(thing, "pointermove", (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK) hide();
      }),
      on(thing, "pointerup", () => shown?.thing !== thing && hide()),
      on(thing, "contextmenu", (event) => pressed && event.preventDefault()),
      on(thing, "click", (event) => swallowed(event, pressed !== null && shown?.thing === thing), { capture: true }),
    ];
    return () => {
      hide();
      ends.forEach((end) => end());
    };
  };
}

/** A press that was long enough to read chooses nothing. */
function swallowed(event: Event, long: boolean): void {
  if (!long) return;
  event.stopPropagation();
  event.preventDefault();
}

/** A touch elsewhere, or Escape, closes it. */
export function closeExplained(event: Event): void {
  if (shown && !(event.target instanceof Node && shown.thing.contains(event.target))) shown = null;
}
