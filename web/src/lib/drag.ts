/** Drags by pointer: mouse, pen and finger alike. A press that hardly moves stays a click. */
export interface Spot {
  x: number;
  y: number;
}

export interface Drag {
  move(at: Spot): void;
  drop(at: Spot): void;
  /** Escape, or the browser took the pointer away. */
  cancel(): void;
  /** R, the right button or a second finger. */
  turn?(): void;
}

const SLACK = 6;
/** A drag this near to the edge of the zone, or beyond it, scrolls by so much a frame. */
const EDGE = 56;
const SCROLL = 9;

/** Makes an element draggable while `given` is not null: `use:draggable={…}`. Its style needs `touch-action: none`. */
export function draggable(node: HTMLElement, given: Drag | null): { update(next: Drag | null): void; destroy(): void } {
  let drag = given;
  let start: (Spot & { id: number }) | null = null;
  let moving = false;
  let last: Spot = { x: 0, y: 0 };
  let frame = 0;

  const away = (event: PointerEvent): boolean =>
    start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
  const prevent = (event: Event): void => event.preventDefault();
  const swallow = (event: Event): void => event.stopPropagation();

  function press(event: PointerEvent): void {
    if (!drag || start || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", stop);
    addEventListener("pointerdown", second, true);
    addEventListener("contextmenu", aside, true);
    addEventListener("keydown", key, true);
    addEventListener("selectstart", prevent, true);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== start?.id || (!moving && !away(event))) return;
    last = { x: event.clientX, y: event.clientY };
    if (!moving) frame = requestAnimationFrame(creep);
    moving = true;
    drag?.move(last);
  }
  /** A board may be longer than its zone: what is dragged to an edge takes it along. */
  function creep(): void {
    const scroller = node.closest<HTMLElement>(".stage") ?? document.documentElement;
    const before = scroller.scrollTop;
    scroller.scrollTop += SCROLL * beyond(last, scroller.getBoundingClientRect());
    if (scroller.scrollTop !== before) drag?.move(last);
    frame = requestAnimationFrame(creep);
  }
  function release(event: PointerEvent): void {
    if (event.pointerId !== start?.id || event.button > 0) return;
    const dragged = moving;
    over();
    if (!dragged) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    drag?.drop({ x: event.clientX, y: event.clientY });
  }
  function second(event: PointerEvent): void {
    if (moving && event.pointerId !== start?.id) drag?.turn?.();
  }
  function aside(event: MouseEvent): void {
    if (!moving) return;
    event.preventDefault();
    drag?.turn?.();
  }
  function key(event: KeyboardEvent): void {
    if (event.key === "Escape") stop();
    else if (moving && event.key.toLowerCase() === "r") drag?.turn?.();
  }
  function stop(): void {
    const dragged = moving;
    over();
    if (dragged) drag?.cancel();
  }
  function over(): void {
    start = null;
    moving = false;
    cancelAnimationFrame(frame);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", release);
    removeEventListener("pointercancel", stop);
    removeEventListener("pointerdown", second, true);
    removeEventListener("contextmenu", aside, true);
    removeEventListener("keydown", key, true);
    removeEventListener("selectstart", prevent, true);
  }

  node.addEventListener("pointerdown", press);
  return {
    update: (next) => (drag = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", press);
    },
  };
}

function beyond(at: Spot, zone: DOMRect): -1 | 0 | 1 {
  if (at.y < zone.top + EDGE) return -1;
  return at.y > zone.bottom - EDGE ? 1 : 0;
}

/** The value of `data-drop` under a point, if any; what something else covers cannot be meant. */
export function dropAt({ x, y }: Spot): string | null {
  if (document.elementFromPoint(x, y)?.closest("[data-cover]")) return null;
  return (
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>("[data-drop]"))
      .find(Boolean)?.dataset.drop ?? null
  );
}
