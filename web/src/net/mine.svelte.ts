/** The tables at which somebody in this browser sits, with the tokens that show it. */
import { hasServer } from "#door";
import { remove } from "./api";
import type { CreatedTable, SeatToken, TableInfo } from "./protocol";

export interface Mine {
  id: string;
  game: string;
  title: string;
  at: number;
  over: boolean;
  host: string;
  seats: SeatToken[];
  /** Of a branch: the table whose game it goes on from, and after how many lines of its record. */
  origin?: string;
  moment?: number;
}

const KEY = "pentarchy.tables";
const MOST = 100;

export const mine: { tables: Mine[] } = $state({ tables: stored() });

function stored(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
  } catch {
    return []; // damaged or forbidden storage: nothing to remember
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables.slice(0, MOST)));
  } catch {
    return; // a private window: the tables last as long as the page
  }
}

export function mineAt(id: string): Mine | undefined {
  return mine.tables.find((table) => table.id === id);
}

export function tokensAt(id: string): string[] {
  return mineAt(id)?.seats.map((seat) => seat.token) ?? [];
}

/** The token of a seat, or of any of mine at this table. */
export function tokenAt(id: string, seat?: number | null): string | undefined {
  const seats = mineAt(id)?.seats ?? [];
  return (seats.find((each) => each.seat === seat) ?? seats[0])?.token;
}

export function remember(table: Mine): void {
  mine.tables = [table, ...mine.tables.filter((each) => each.id !== table.id)];
  keep();
}

export function rememberMade(
  made: CreatedTable,
  game: string,
  title = "",
  of: Pick<Mine, "origin" | "moment"> = {},
): void {
  remember({ ...of, id: made.id, game, title, at: Date.now(), over: false, host: made.host_token, seats: made.seats });
}

/** The branches of a game, the newest first. */
export function branchesOf(id: string): Mine[] {
  return mine.tables.filter((table) => table.origin === id);
}

/** Keeps a branch that somebody else has shared beside its game. */
export function keepBranch({ id, game, title, origin, inherited }: TableInfo): void {
  remember({
    id,
    game,
    title,
    at: Date.now(),
    over: true,
    host: "",
    seats: [],
    origin: origin ?? "",
    moment: inherited,
  });
}

export function rememberSeat(table: TableInfo, seat: SeatToken): void {
  const known = mineAt(table.id);
  const seats = [...(known?.seats ?? []), seat];
  remember({
    id: table.id,
    game: table.game,
    title: table.title,
    at: Date.now(),
    over: false,
    host: known?.host ?? "",
    seats,
  });
}

/** The seats here were given back; whoever has made the table is still its host. */
export function forgetSeats(id: string): void {
  const known = mineAt(id);
  if (known?.host) remember({ ...known, seats: [] });
  else forget(id);
}

/** A rematch has the same seats and the same tokens. */
export function rememberAgain(old: string, fresh: string): void {
  const known = mineAt(old);
  if (known && !mineAt(fresh)) remember({ ...known, id: fresh, at: Date.now(), over: false });
}

export function noteOver(id: string): void {
  const known = mineAt(id);
  if (!known || known.over) return;
  known.over = true;
  keep();
}

/** On a server others may still want the table; an own branch, and what lies in this browser alone, is cleared. */
export function forget(id: string): void {
  const known = mineAt(id);
  mine.tables = mine.tables.filter((each) => each.id !== id);
  keep();
  if (!hasServer || (known?.origin && known.host)) void remove(`/api/tables/${id}`, known?.host).catch(() => undefined); // others play there too: it stays
}
