/** How the drawing lies in its zone: the north above the Gift, or beside it where the zone is wide. */
import { LEVELS, marketAt, type Atlas, type Point, type Reach } from "./geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Drawing {
  box: Box;
  /** How far the north is moved from its place above the Gift, and how far it reaches there. */
  north: Point;
  wall: Reach;
  /** CSS pixels for one of the drawing's units. */
  scale: number;
}

const RIM = 22;
const EDGE = 8;
const APART = 10;
/** How far the Wall reaches beside the Gift. */
const BESIDE = 560;
const STALL = { x: 42, up: 38, down: 30 };

export function laid(
  map: Atlas,
  markets: string[][],
  north: boolean,
  zone: { width: number; height: number },
): Drawing {
  const gift = giftBox(map, markets);
  if (!north) return drawing(gift, map);
  const slim = { left: map.left, right: map.left + Math.min(map.right - map.left, BESIDE) };
  const ways = [
    drawing(around(gift, coldBox(map)), map),
    drawing(around(gift, moved(coldBox(slim), beside(slim))), slim, beside(slim)),
  ];
  return ways.reduce((best, each) => (each.scale > best.scale ? each : best));

  function beside(wall: Reach): Point {
    const cold = coldBox(wall);
    return { x: gift.x - APART - cold.x - cold.width, y: gift.y + (gift.height - cold.height) / 2 - cold.y };
  }
  function drawing(box: Box, { left, right }: Reach, shift = { x: 0, y: 0 }): Drawing {
    const scale = Math.min(zone.width / box.width, zone.height / box.height);
    return { box, north: shift, wall: { left, right }, scale };
  }
}

function coldBox({ left, right }: Reach): Box {
  const top = LEVELS.frostfangs - 56;
  return { x: left - EDGE, y: top, width: right - left + 2 * EDGE, height: LEVELS.wall + 58 - top };
}

function giftBox(map: Atlas, markets: string[][]): Box {
  const nodes = Object.values(map.nodes);
  const stalls = markets.map((places) => marketAt(map, places));
  const left = Math.min(map.left - RIM, ...stalls.map(({ x }) => x - STALL.x));
  const right = Math.max(map.right + RIM, ...stalls.map(({ x }) => x + STALL.x));
  const top = Math.min(...nodes.map(({ y }) => y - RIM), ...stalls.map(({ y }) => y - STALL.up));
  const bottom = Math.max(map.bottom + RIM, ...stalls.map(({ y }) => y + STALL.down));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function moved({ x, y, width, height }: Box, by: Point): Box {
  return { x: x + by.x, y: y + by.y, width, height };
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
