/** Where the hexagons of the map lie: upright, or turned by a quarter where that is larger. */
import table from "data:dice_king/map";

interface Layout {
  id: string;
  coords: Record<string, [number, number]>;
}

export interface Point {
  x: number;
  y: number;
}

export const SIDE = 50;
const WIDTH = Math.sqrt(3) * SIDE;
const MARGIN = 12;
const LONG = 2;

const LAYOUTS = (table as unknown as { layout: Layout[] }).layout;

export interface Placed {
  at: Record<string, Point>;
  corners: Point[];
  box: { x: number; y: number; width: number; height: number };
}

/** All 30 spaces of a layout; a map that is larger in its zone lying on its side is turned. */
export function placed(layout: string, zone: { width: number; height: number }): Placed {
  const found = LAYOUTS.find((each) => each.id === layout) ?? LAYOUTS[0]!;
  const upright = Object.entries(found.coords).map(
    ([id, [q, r]]) => [id, { x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r }] as const,
  );
  const { width, height } = around(upright.map(([, point]) => point));
  const turned =
    Math.min(zone.width / height, zone.height / width) > Math.min(zone.width / width, zone.height / height);
  const at = Object.fromEntries(upright.map(([id, { x, y }]) => [id, turned ? { x: -y, y: x } : { x, y }]));
  return { at, corners: corners(turned ? 0 : 30), box: around(Object.values(at)) };
}

/** Whether a map is much wider than high: then it lies on its side where there is more height. */
export function isLong(layout: string): boolean {
  const { box } = placed(layout, { width: LONG, height: 1 });
  return box.width > LONG * box.height;
}

/** The sides of a hexagon as pairs of its corners, each with the middle of the neighbour behind it. */
export function sides({ corners: points }: Placed): { from: Point; to: Point; over: Point }[] {
  return points.map((from, i) => {
    const to = points[(i + 1) % points.length]!;
    return { from, to, over: { x: from.x + to.x, y: from.y + to.y } };
  });
}

function corners(start: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((start + 60 * i) * Math.PI) / 180;
    return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
  });
}

function around(points: Point[]): Placed["box"] {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - SIDE - MARGIN, Math.min(...ys) - SIDE - MARGIN];
  return { x, y, width: Math.max(...xs) + SIDE + MARGIN - x, height: Math.max(...ys) + SIDE + MARGIN - y };
}
