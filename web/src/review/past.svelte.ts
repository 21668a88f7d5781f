/** A game that is looked back on: its table, its words, and the moment that is shown. */
import { asView, type Player, type View } from "../boards/board";
import type { Language } from "../lib/settings.svelte";
import { get, Refused } from "../net/api";
import { tokenAt } from "../net/mine.svelte";
import type { Moment, TableInfo } from "../net/protocol";
import { playerOf } from "../table/play.svelte";
import { t } from "../texts/ui.svelte";
import { calledIn, Words } from "../words/game";
import { glossaryOf } from "../words/load";

export class PastGame {
  table = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The board one moment before, where that is known: what to animate. */
  before = $state.raw<View | null>(null);
  wrong = $state("");
  /** Whether the rules of this game are gone. */
  old = $state(false);
  private spoken = $state.raw<Words | null>(null);
  private asked = "";

  readonly words: Words | null = $derived.by(() => this.spoken?.at(calledIn(this.moment?.view)) ?? null);
  readonly players: Player[] = $derived.by(() => this.table?.seats.map(playerOf) ?? []);
  /** Whether it is over, so that everything may be known of it. */
  readonly told: boolean = $derived.by(() => this.table?.status === "over" || this.table?.status === "replay");

  constructor(readonly id: string) {}

  async load(): Promise<TableInfo | null> {
    try {
      this.table = await get<TableInfo>(`/api/tables/${this.id}`);
    } catch (error) {
      this.refuse(error);
    }
    return this.table;
  }

  async speak(lang: Language): Promise<void> {
    if (!this.table) return;
    const names = this.players.map((player) => player.name);
    try {
      this.spoken = new Words(await glossaryOf(this.table.game, lang), names);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Shows a moment through the eyes of a seat; of several that were asked for, the last. */
  async look(number: number, seat: number | null): Promise<void> {
    const query = seat === null ? "" : `?seat=${seat}`;
    const path = (this.asked = `/api/tables/${this.id}/moments/${number}${query}`);
    try {
      const found = await get<Moment>(path, tokenAt(this.id, seat));
      if (path === this.asked) this.show(found);
    } catch (error) {
      if (path === this.asked) this.refuse(error);
    }
  }

  private show(found: Moment): void {
    const last = this.moment;
    const follows = last && last.moment === found.moment - 1 && last.seat === found.seat;
    this.before = follows ? asView(last.view) : null;
    this.moment = found;
  }

  refuse(error: unknown): void {
    this.old = codeOf(error) === "other-rules";
    this.wrong = refusal(error);
  }
}

const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : "");

/** Why a game cannot be looked back on. */
export function refusal(error: unknown): string {
  const code = codeOf(error);
  if (code === "not-allowed" || code === "not-over") return t("review-not-over");
  if (code === "too-many" || code === "unavailable") return t("review-busy");
  return t(code === "no-such-table" ? "no-such-table" : "unreachable");
}
