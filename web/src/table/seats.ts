/** What the frame shows about every seat of a table. */
import type { Player, View } from "../boards/board";
import type { SeatState } from "../frame/frame.svelte";
import type { TableInfo } from "../net/protocol";
import { t } from "../texts/ui.svelte";
import type { Play } from "./play.svelte";
import { standings } from "./standing";

export function seatStates(play: Play, table: TableInfo, view: View): SeatState[] {
  const pending = table.status === "running" ? view.pending : [];
  const scores = standings(view);
  return play.players.map((player) => ({
    player,
    points: scores[player.seat]?.total ?? null,
    active: pending.includes(player.seat),
    note: noteOn(play, table, player.seat),
    clock: clockOf(play, player.seat, pending),
  }));
}

/** Of a game that nobody plays now. */
export function shownStates(players: Player[], view: View | null): SeatState[] {
  const scores = view ? standings(view) : [];
  return players.map((player) => ({
    player,
    points: scores[player.seat]?.total ?? null,
    active: view?.pending.includes(player.seat) ?? false,
    note: "",
    clock: null,
  }));
}

/** All but one, beginning with whoever plays after it. */
export function othersThan(seat: number, states: SeatState[]): SeatState[] {
  return states.slice(1).map((_, i) => states[(seat + 1 + i) % states.length]!);
}

function noteOn(play: Play, table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return "";
  if (info.resigned) return t("resigned");
  if (info.left) return t("has-left");
  if (info.warm) return t("kept-warm");
  return info.kind === "human" && !play.line.here.includes(seat) ? t("away") : "";
}

function clockOf(play: Play, seat: number, pending: number[]): SeatState["clock"] {
  const left = play.line.left[seat];
  if (left === undefined) return null;
  return { left, since: pending.includes(seat) ? (play.line.since[seat] ?? null) : null };
}
