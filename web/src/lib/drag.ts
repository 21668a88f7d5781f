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
/** A drag this near to the edge of the window, or over the bar of choices, scrolls by so much a frame. */
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
  /** Boards are longer than a phone: what is dragged to an edge takes the page along. */
  function creep(): void {
    const before = scrollY;
    scrollBy(0, SCROLL * beyond(last));
    if (scrollY !== before) drag?.move(last);
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

/** Whether a point lies on the bar of choices at the bottom of a phone. */
function isCovered({ x, y }: Spot): boolean {
  const cover = document.elementFromPoint(x, y)?.closest("[data-cover]");
  return cover != null && getComputedStyle(cover).position === "sticky";
}

function beyond(at: Spot): -1 | 0 | 1 {
  if (at.y < EDGE) return -1;
  return at.y > innerHeight - EDGE || isCovered(at) ? 1 : 0;
}

/** The value of `data-drop` under a point, if any; what the bar of choices covers cannot be meant. */
export function dropAt({ x, y }: Spot): string | null {
  if (isCovered({ x, y })) return null;
  return (
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>("[data-drop]"))
      .find(Boolean)?.dataset.drop ?? null
  );
}
