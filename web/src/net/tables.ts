/** Making tables and sitting down at them. */
import { settings } from "../lib/settings.svelte";
import { t } from "../texts/ui.svelte";
import { get, post, Refused } from "./api";
import { forgetSeats, rememberMade, rememberSeat, tokenAt } from "./mine.svelte";
import { freshSeal } from "./pins";
import type { Found, CreatedTable, NewSeat, NewTable, Reach, SeatToken, TableInfo, WhatIf } from "./protocol";

export function myName(): string {
  return settings.name.trim() || t("guest");
}

export async function makeTable(table: NewTable): Promise<string> {
  const seats = sealed(table.seats);
  const made = await post<CreatedTable>("/api/tables", { ...table, seats });
  rememberMade(made, table.game, table.title ?? "");
  return made.id;
}

/** Own seats with the seal of a part of the seed. */
export function sealed(seats: NewSeat[]): NewSeat[] {
  return seats.map((seat) => (seat.mine ? { ...seat, seal: freshSeal() } : seat));
}

/** A table with bots at all other seats: begins at once. */
export function playNow(game: string, seats: number): Promise<string> {
  const bots: NewSeat[] = Array.from({ length: seats - 1 }, (_, i) => ({
    kind: "bot",
    level: settings.level,
    name: botNameAt(i + 1),
  }));
  return makeTable({ game, seats: [{ kind: "human", mine: true, name: myName() }, ...bots] });
}

/** Goes on from a moment of a finished game, at one of its seats, with bots at all others. */
export async function branchOff(
  origin: TableInfo,
  moment: number,
  seat: number,
  same_luck: boolean,
  title: string,
): Promise<string> {
  const seats: NewSeat[] = origin.seats.map((_, i) =>
    i === seat
      ? { kind: "human", mine: true, name: myName() }
      : { kind: "bot", level: settings.level, name: botNameAt(i) },
  );
  const wanted: WhatIf = { seats: sealed(seats), moment, same_luck, title };
  const made = await post<CreatedTable>(`/api/tables/${origin.id}/what-if`, wanted, tokenAt(origin.id));
  rememberMade(made, origin.game, title, { origin: origin.id, moment });
  return made.id;
}

export function botNameAt(seat: number): string {
  return t("bot-names").split(", ")[seat] ?? "";
}

export async function sitDown(id: string, name: string, seat: number | null, invite: string): Promise<void> {
  const token = await post<SeatToken>(`/api/tables/${id}/join`, { name, seat, invite, seal: freshSeal() });
  rememberSeat(await get<TableInfo>(`/api/tables/${id}`), token);
}

/** Leaves seats: before the game they are free again, during it a bot plays and they are kept. */
export async function leaveSeats(table: TableInfo, seats: number[]): Promise<void> {
  for (const seat of seats) await post(`/api/tables/${table.id}/leave`, undefined, tokenAt(table.id, seat));
  if (table.status === "open") forgetSeats(table.id);
}

/** The address of a table inside a link, or ''. */
export function tableIn(text: string): string {
  const found = /(?:\/(?:t|replay)\/)([A-Za-z0-9_-]{1,32}(?:\?[^\s#]*)?)/.exec(text);
  return found ? `/t/${found[1]}` : "";
}

/**
 * The address that links to tables begin with, and the switch of the server that lets others open them, if they
 * cannot.
 */
export async function reached(): Promise<Reach> {
  return get<Reach>("/api/reach").catch(() => ({ address: location.origin, switch: "" }));
}

const CODE = 6;

/** What a table that waits for players is called when the link cannot be sent: `KFM 3TZ`. */
export function codeOf(id: string): string {
  return `${id.slice(0, CODE / 2)} ${id.slice(CODE / 2, CODE)}`.toUpperCase();
}

/** The address of the table with this code, in whatever case and spacing. */
export async function tableCoded(text: string): Promise<string> {
  const code = text.replace(/[\s-]/g, "");
  if (!/^\w{6,32}$/.test(code)) throw new Refused(404, "no-such-table", "");
  return `/t/${(await get<Found>(`/api/codes/${code}`)).id}`;
}
