/** SVG paths on a grid of whole units: half as long, and nothing to see of it at the size of an icon. */

type Point = readonly [number, number];
interface Segment {
  kind: string;
  /** Radii, turn and flags of an arc. */
  bow: number[];
  /** Control points, then the end. */
  points: Point[];
}

const NUMBERS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;
const ORIGIN: Point = [0, 0];

/** Relative commands between points of the grid. Every point is rounded by itself, so no error adds up. */
export function onGrid(path: string): string {
  let line = "";
  let pen = ORIGIN;
  let start = ORIGIN;
  for (const { kind, bow, points } of segments(path)) {
    const ends = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    line += kind + joined([...bow, ...steps(kind, ends, pen)]);
    pen = kind === "z" ? start : (ends.at(-1) ?? pen);
    if (kind === "m") start = pen;
  }
  return line;
}

function steps(kind: string, ends: Point[], [x, y]: Point): number[] {
  const all = ends.flatMap((end) => [end[0] - x, end[1] - y]);
  return kind === "h" ? all.slice(0, 1) : kind === "v" ? all.slice(1) : all;
}

/** Numbers with as few signs between them as can be told apart. */
function joined(numbers: number[]): string {
  return numbers
    .map((number, i) => (i > 0 && number >= 0 ? " " : "") + String(number).replace(/^(-?)0\./, "$1."))
    .join("");
}

function* segments(path: string): Generator<Segment> {
  let pen = ORIGIN;
  let start = ORIGIN;
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    let kind = letter!.toLowerCase();
    for (const numbers of groups(kind, rest!)) {
      const from = letter === letter!.toLowerCase() ? pen : ORIGIN;
      const segment = { kind, bow: kind === "a" ? bowed(numbers) : [], points: points(kind, numbers, from, pen) };
      pen = kind === "z" ? start : (segment.points.at(-1) ?? pen);
      if (kind === "m") start = pen;
      yield segment;
      if (kind === "m") kind = "l";
    }
  }
}

/** The arguments of a command, once or more often. Flags of arcs may stand without gaps. */
function* groups(kind: string, text: string): Generator<number[]> {
  const wanted = NUMBERS[kind] ?? 0;
  if (wanted === 0) return yield [];
  let rest = text;
  while (NUMBER.test(rest)) {
    const numbers: number[] = [];
    while (numbers.length < wanted) {
      const found = (kind === "a" && (numbers.length === 3 || numbers.length === 4) ? FLAG : NUMBER).exec(rest);
      if (!found) throw new Error(`a path ends in the middle of '${kind}'`);
      numbers.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    yield numbers;
  }
}

/** Radii stay exact to a tenth: a small one must not become nothing. */
function bowed(numbers: number[]): number[] {
  return numbers.slice(0, 5).map((number) => Math.round(number * 10) / 10);
}

function points(kind: string, numbers: number[], [x, y]: Point, pen: Point): Point[] {
  if (kind === "h") return [[x + numbers[0]!, pen[1]]];
  if (kind === "v") return [[pen[0], y + numbers[0]!]];
  const ends = kind === "a" ? numbers.slice(5) : numbers;
  return Array.from({ length: ends.length / 2 }, (_, i): Point => [x + ends[2 * i]!, y + ends[2 * i + 1]!]);
}
