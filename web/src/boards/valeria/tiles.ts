/** How large the small cards before a player are. */
export interface TileSize {
  width: number;
  height: number;
  /** There is room for the name. */
  named: boolean;
}

export const GAP = 4;
const LARGEST = { width: 104, height: 96 };
const SMALLEST = 36;
const NAMED = { width: 72, height: 60 };
const SLIMMEST = 1.2;
const ROWS = [1, 2, 3, 4];

/** The largest tiles of which so many fit into a room, in CSS pixels. */
export function tileSize(count: number, width: number, height: number): TileSize {
  const rooms = ROWS.map((rows) => ({ width: share(width, Math.ceil(count / rows)), height: share(height, rows) }));
  const room = rooms.reduce((best, each) => (side(each) > side(best) ? each : best));
  const wide = within(room.width, LARGEST.width);
  const high = within(room.height, Math.min(LARGEST.height, wide * SLIMMEST));
  return { width: wide, height: high, named: wide >= NAMED.width && high >= NAMED.height };
}

function share(room: number, parts: number): number {
  return Math.floor((room - GAP * (parts - 1)) / parts);
}

function side({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height, LARGEST.height);
}

function within(size: number, most: number): number {
  return Math.max(SMALLEST, Math.min(size, most));
}
