/** Where everything lies on the map of the Gift and, in the full game, north of it. */
import base from "data:night_watch/map_gift_base";
import four from "data:night_watch/map_gift_4p";
import north from "data:night_watch/north";
import standard from "data:night_watch/map_standard";
import three from "data:night_watch/map_gift_3p";

export interface Point {
  x: number;
  y: number;
}

interface BoardData {
  hexes: { id: string; q: number; r: number; corners: string[] }[];
  paths: { id: string; ends: [string, string] }[];
}
export interface Trail {
  id: string;
  numbers: number[];
  from: string;
  to: string;
}

export const SIDE = 60;
const WIDTH = Math.sqrt(3) * SIDE;
const MAPS: Record<string, unknown> = { gift_base: base, gift_4p: four, gift_3p: three, standard };

export const TRAILS = (north as unknown as { trail: Trail[] }).trail;
export const CLANS = ["ice_river", "cave_dwellers", "hornfoots"];
export const SECTIONS = ["w1", "w2", "w3", "w4"];
export const SPACES = 5;

/** Heights of the north, counted from the middle of the first row of hexes. */
export const LEVELS = { wall: -142, clearing: -226, camp: -390, frostfangs: -492 } as const;

/** The corners of a hexagon in the order of the data: N, NE, SE, S, SW, NW. */
export const CORNERS: Point[] = [-90, -30, 30, 90, 150, 210].map((angle) => turned(angle, SIDE));
export const OUTLINE = CORNERS.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");

export interface Atlas {
  hexes: Record<string, Point>;
  nodes: Record<string, Point>;
  paths: Record<string, { from: Point; to: Point }>;
  /** Which hexes meet at an intersection. */
  around: Record<string, string[]>;
  left: number;
  right: number;
  bottom: number;
}

const drawn = new Map<string, Atlas>();

export function atlas(map: string): Atlas {
  const known = drawn.get(map) ?? draw((MAPS[map] as { board: BoardData }).board);
  drawn.set(map, known);
  return known;
}

function draw({ hexes, paths }: BoardData): Atlas {
  const middles = Object.fromEntries(hexes.map(({ id, q, r }) => [id, { x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r }]));
  const nodes: Record<string, Point> = {};
  const around: Record<string, string[]> = {};
  for (const { id, corners } of hexes) {
    for (const [i, node] of corners.entries()) {
      nodes[node] = { x: middles[id]!.x + CORNERS[i]!.x, y: middles[id]!.y + CORNERS[i]!.y };
      (around[node] ??= []).push(id);
    }
  }
  const xs = Object.values(nodes).map(({ x }) => x);
  return {
    hexes: middles,
    nodes,
    around,
    paths: Object.fromEntries(paths.map(({ id, ends }) => [id, { from: nodes[ends[0]]!, to: nodes[ends[1]]! }])),
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.max(...Object.values(nodes).map(({ y }) => y)),
  };
}

/** Where a market stands: off the coast, before the path between its two intersections. */
export function marketAt(map: Atlas, places: string[]): Point {
  const [a, b] = places.map((place) => map.nodes[place]!) as [Point, Point];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const shared = map.around[places[0]!]!.find((hex) => map.around[places[1]!]!.includes(hex))!;
  const inland = map.hexes[shared]!;
  const away = Math.hypot(middle.x - inland.x, middle.y - inland.y);
  return { x: middle.x + ((middle.x - inland.x) / away) * 34, y: middle.y + ((middle.y - inland.y) / away) * 34 };
}

/** From where to where the Wall reaches; the north lies above it. */
export interface Reach {
  left: number;
  right: number;
}

export function sectionWidth({ left, right }: Reach): number {
  return (right - left) / SECTIONS.length;
}

/** The middle of a section of the Wall, and of the clearing before it. */
export function sectionX(wall: Reach, section: number): number {
  return wall.left + sectionWidth(wall) * (section + 0.5);
}

/** The middle of a clan's camps: between its two clearings. */
export function clanX(wall: Reach, clan: number): number {
  return wall.left + sectionWidth(wall) * (clan + 1);
}

/** The five camps of a clan around its middle, the one nearest to the trails first. */
export const CAMPS: Point[] = [
  { x: 0, y: 24 },
  { x: -43, y: 12 },
  { x: 43, y: 12 },
  { x: -23, y: -25 },
  { x: 23, y: -25 },
];

function turned(angle: number, length: number): Point {
  return { x: length * Math.cos((angle * Math.PI) / 180), y: length * Math.sin((angle * Math.PI) / 180) };
}
