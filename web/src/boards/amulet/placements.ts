/**
 * Where tokens lie: squares of a placement in notation, and what it covers. It only counts; the server knows what is
 * legal.
 */
import type { Option } from "../board";
import { tokenOf } from "./cards";

export interface Square {
  row: number;
  col: number;
  letter: string;
}
export interface Placement {
  token: string;
  turn: number;
  row: number;
  col: number;
  squares: Square[];
  option?: Option;
}

function quarter(drawing: string[]): string[] {
  return Array.from(drawing[0] ?? "", (_, col) =>
    drawing
      .map((line) => line[col])
      .reverse()
      .join(""),
  );
}

/** A shape after some clockwise quarter turns. */
export function turned(shape: string[], turns: number): string[] {
  return turns > 0 ? turned(quarter(shape), turns - 1) : shape;
}

export function squaresOf(shape: string[], row = 0, col = 0): Square[] {
  const all = shape.flatMap((line, r) => Array.from(line, (letter, c) => ({ row: row + r, col: col + c, letter })));
  return all.filter(({ letter }) => letter !== ".");
}

export function placementOf(token: string, turn: number, row: number, col: number): Placement {
  return { token, turn, row, col, squares: squaresOf(turned(tokenOf(token).shape, turn), row, col) };
}

/** `place pre_staff turn 1 at 0 2`. */
export function readPlacement(move: string): Placement {
  const [, token, , turn, , row, col] = move.split(" ");
  return placementOf(token ?? "", Number(turn), Number(row), Number(col));
}

export function placementsOf(options: Option[]): Placement[] {
  return options.filter(({ verb }) => verb === "place").map((option) => ({ ...readPlacement(option.move), option }));
}

export const onCard = ({ row, col }: Square): boolean => row >= 0 && row < 5 && col >= 0 && col < 5;
export const nameOf = ({ row, col }: { row: number; col: number }): string => `${row},${col}`;
export const covers = (placement: Placement): string[] => placement.squares.filter(onCard).map(nameOf);

export function middleOf({ squares }: Pick<Placement, "squares">): { x: number; y: number } {
  const rows = squares.map(({ row }) => row);
  const cols = squares.map(({ col }) => col);
  return { x: (Math.min(...cols) + Math.max(...cols) + 1) / 2, y: (Math.min(...rows) + Math.max(...rows) + 1) / 2 };
}

/** Where somebody would like a token to lie, whether it may or not. */
export type Wish = Pick<Placement, "token" | "turn" | "squares" | "row" | "col">;

/** The legal placement nearest to a wish; in the same turn where there is one near. */
export function granted(placements: Placement[], wish: Wish): Placement | undefined {
  const { x, y } = middleOf(wish);
  const same = placements.filter(({ token, turn }) => token === wish.token && turn === wish.turn);
  return (
    nearest(same, x, y) ??
    nearest(
      placements.filter(({ token }) => token === wish.token),
      x,
      y,
    )
  );
}

/** The nearest placement whose middle lies in that direction; for the arrow keys. */
export function beside(placements: Placement[], from: Placement, dx: number, dy: number): Placement | undefined {
  const start = middleOf(from);
  const far = (placement: Placement): number => {
    const { x, y } = middleOf(placement);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along > 0.1 ? along + across * 2.5 : Infinity;
  };
  const found = [...placements].sort((a, b) => far(a) - far(b))[0];
  return found && far(found) < Infinity ? found : undefined;
}

export function nearest(placements: Placement[], x: number, y: number): Placement | undefined {
  const far = (placement: Placement): number => Math.hypot(middleOf(placement).x - x, middleOf(placement).y - y);
  const found = placements.reduce<Placement | undefined>(
    (best, each) => (!best || far(each) < far(best) ? each : best),
    undefined,
  );
  return found && far(found) < 2.2 ? found : undefined;
}
