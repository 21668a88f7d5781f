/** How closely a drawing is looked at, and from where; at scale 1 it fits its zone. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const FITTING: Look = { x: 0, y: 0, scale: 1 };
const CLOSEST = 5;
const STEP = 1.25;
const STRIDE = 60;

export interface Box extends Point, Size {}
export const CORNERS = ["bottom right", "bottom left", "top right", "top left", "middle right", "middle left"] as const;
export type Corner = (typeof CORNERS)[number];

const DOWN = { top: 0, middle: 0.5, bottom: 1 };
/** The corner, or the middle of an edge, where a square of this side lies over least of the things. */
export function freestCorner(zone: Box, side: number, things: Box[]): Corner {
  const covered = CORNERS.map((corner) => {
    const x = corner.includes("right") ? zone.x + zone.width - side : zone.x;
    const y = zone.y + (zone.height - side) * DOWN[corner.split(" ")[0] as keyof typeof DOWN];
    return things.reduce((sum, thing) => sum + shared({ x, y, width: side, height: side }, thing), 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Nearer or further, while the point stays where it is. */
export function zoomed(look: Look, by: number, at: Point, size: Size): Look {
  const scale = Math.min(CLOSEST, Math.max(1, look.scale * by));
  const ratio = scale / look.scale;
  return kept({ scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio }, size);
}

export function moved(look: Look, dx: number, dy: number, size: Size): Look {
  return kept({ ...look, x: look.x + dx, y: look.y + dy }, size);
}

/** Two fingers: one goes from `old` to `now`, the other stays. */
export function pinched(look: Look, old: Point, now: Point, other: Point, corner: Point, size: Size): Look {
  const middle = { x: (now.x + other.x) / 2 - corner.x, y: (now.y + other.y) / 2 - corner.y };
  return zoomed(look, apart(now, other) / Math.max(1, apart(old, other)), middle, size);
}

/** What a key does; null for a key that does nothing here. */
export function keyed(look: Look, key: string, size: Size): Look | null {
  const middle = { x: size.width / 2, y: size.height / 2 };
  if (key === "+" || key === "=") return zoomed(look, STEP, middle, size);
  if (key === "-") return zoomed(look, 1 / STEP, middle, size);
  if (key === "0") return FITTING;
  const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  return way && look.scale > 1 ? moved(look, way[0]! * STRIDE, way[1]! * STRIDE, size) : null;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** No edge of the drawing comes into the zone. */
function kept({ x, y, scale }: Look, { width, height }: Size): Look {
  const within = (value: number, side: number): number => Math.min(0, Math.max(side * (1 - scale), value));
  return { scale, x: within(x, width), y: within(y, height) };
}
