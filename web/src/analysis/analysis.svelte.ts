/** A record on the board of analysis: the moment that is shown, moves of all seats, and what each is worth. */
import type { Choice, Option } from "../boards/board";
import { choiceOf } from "../boards/options";
import type { Language } from "../lib/settings.svelte";
import { post, Refused } from "../net/api";
import type { Analysis as Wanted, Position, ReviewDecision } from "../net/protocol";
import { t } from "../texts/ui.svelte";
import { calledIn, Words } from "../words/game";
import { glossaryOf } from "../words/load";
import { weighed } from "./chances.svelte";

export class Analysis {
  shown = $state.raw<Position | null>(null);
  /** All lines that were played, also those after the moment that is shown. */
  lines = $state.raw<string[]>([]);
  verdict = $state.raw<ReviewDecision | null>(null);
  thinking = $state(false);
  wrong = $state("");
  focused = $state.raw<Option | null>(null);
  narrowed = $state.raw<Option[] | null>(null);
  names = $state.raw<string[]>([]);
  private spoken = $state.raw<Words | null>(null);
  /** Before this moment nobody has a choice. */
  least = $state(0);
  private asked = 0;

  readonly at: number = $derived.by(() => this.shown?.lines.length ?? 0);
  readonly words: Words | null = $derived.by(() => this.spoken?.at(calledIn(this.shown?.view)) ?? null);
  readonly choice: Choice | null = $derived.by(() =>
    this.shown && this.words ? choiceOf(this.shown.ask, this.words) : null,
  );
  readonly live: Option[] = $derived.by(() => this.narrowed ?? this.choice?.options ?? []);

  player(seat: number): string {
    return this.names[seat] || t("seat-number", { number: seat + 1 });
  }

  async speak(lang: Language): Promise<void> {
    const { game, seats } = this.shown ?? {};
    if (!game || !seats) return;
    const names = Array.from({ length: seats }, (_, seat) => this.player(seat));
    try {
      this.spoken = new Words(await glossaryOf(game, lang), names);
    } catch {
      this.wrong = t("unreachable");
    }
  }

  /** Opens a record, or a game before its first move. */
  async open(wanted: Wanted): Promise<boolean> {
    const found = await this.position(wanted);
    if (found) this.show(found, found.lines);
    return found !== null;
  }

  async choose({ move }: Option): Promise<void> {
    const { shown } = this;
    if (!shown?.ask) return;
    const found = await this.position({ ...recordOf(shown), seat: shown.ask.seat, move });
    const last = found?.lines.at(-1);
    if (found) this.show(found, this.lines[found.lines.length - 1] === last ? this.lines : found.lines);
  }

  /** Chance has answered before the first choice: what came stays. */
  async go(at: number, seat: number | null = null): Promise<void> {
    const { shown, lines } = this;
    if (!shown || at < 0 || at > lines.length) return;
    const found = await this.position({ ...recordOf(shown), lines: lines.slice(0, at), seat });
    if (found && found.lines.length > at) this.least = found.lines.length;
    else if (found) this.show(found, lines);
  }

  private async position(wanted: Wanted): Promise<Position | null> {
    const turn = ++this.asked;
    try {
      const found = await post<Position>("/api/analysis", wanted);
      if (turn !== this.asked) return null;
      this.wrong = "";
      return found;
    } catch (error) {
      if (turn === this.asked) this.wrong = refusal(error);
      return null;
    }
  }

  /** Answers that are still on their way find nothing to be shown on. */
  leave(): void {
    this.asked += 1;
    this.shown = weighed.chances = null;
  }

  private show(found: Position, lines: string[]): void {
    this.shown = found;
    this.lines = lines;
    this.narrowed = this.focused = this.verdict = null;
    weighed.chances = null;
    this.thinking = false;
    if (found.ask) void this.weigh(false);
  }

  /** What can be chosen here, by its chances; for longer where that is wanted. */
  async weigh(deeper: boolean): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    this.thinking = true;
    try {
      const path = `/api/analysis/chances?deeper=${deeper ? 1 : 0}`;
      const found = await post<ReviewDecision>(path, { ...recordOf(shown), seat: shown.seat });
      if (this.shown === shown) this.take(found);
    } catch (error) {
      if (this.shown === shown)
        this.wrong = error instanceof Refused && error.code === "too-many" ? t("review-busy") : t("unreachable");
    } finally {
      if (this.shown === shown) this.thinking = false;
    }
  }

  private take(found: ReviewDecision): void {
    this.verdict = found;
    this.wrong = "";
    weighed.chances = new Map(found.candidates.map(({ move, chances }) => [move, chances[found.seat] ?? 0]));
  }

  narrow(keep: ((option: Option) => boolean) | null): void {
    this.narrowed = keep && this.choice ? this.choice.options.filter(keep) : null;
  }

  pick(options: Option[]): void {
    if (options.length === 1) void this.choose(options[0]!);
    else if (options.length > 1) this.narrow((option) => options.includes(option));
  }
}

/** The server's own sentence is English, but the line that it names is worth telling. */
function refusal(error: unknown): string {
  if (!(error instanceof Refused) || error.status < 400 || error.status >= 500) return t("unreachable");
  const line = /\bline (\d+):/.exec(error.message)?.[1];
  return line ? t("analysis-bad-line", { line }) : t("analysis-bad");
}

function recordOf({ game, rules, seats, options, lines }: Position): Wanted {
  return { game, rules, seats, options, lines };
}
