/** Where something stands beside a thing without covering it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Right, left, above or below: the first side with room enough, else the roomiest, kept in the window. */
export function beside(thing: Box, { width, height }: { width: number; height: number }, window: Box): Box {
  const sides = [
    { room: right(window) - right(thing) - width, x: right(thing) + GAP, y: middle(thing.y, thing.height, height) },
    { room: thing.x - window.x - width, x: thing.x - width - GAP, y: middle(thing.y, thing.height, height) },
    { room: thing.y - window.y - height, x: middle(thing.x, thing.width, width), y: thing.y - height - GAP },
    { room: bottom(window) - bottom(thing) - height, x: middle(thing.x, thing.width, width), y: bottom(thing) + GAP },
  ];
  const side =
    sides.find(({ room }) => room >= 2 * GAP) ?? sides.reduce((best, each) => (each.room > best.room ? each : best));
  return {
    width,
    height,
    x: within(side.x, window.x + GAP, right(window) - width - GAP),
    y: within(side.y, window.y + GAP, bottom(window) - height - GAP),
  };
}

/** The largest part of the window that a thing leaves free: above it, or beside it. */
export function clearOf(thing: Box, window: Box): Box {
  const parts = [
    { ...window, height: thing.y - window.y },
    { ...window, width: thing.x - window.x },
    { ...window, x: right(thing), width: right(window) - right(thing) },
  ];
  return parts.reduce((best, each) => (each.width * each.height > best.width * best.height ? each : best));
}

function right({ x, width }: Box): number {
  return x + width;
}
function bottom({ y, height }: Box): number {
  return y + height;
}
function middle(start: number, length: number, wanted: number): number {
  return start + (length - wanted) / 2;
}
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
