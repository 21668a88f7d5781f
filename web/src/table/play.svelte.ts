/** A table as one browser sees it: the conversation, whose eyes are shown, and the choice that is being made. */
import { choiceOf } from "../boards/options";
import type { Choice, Option, Player, WhyNot } from "../boards/board";
import { motion, settings } from "../lib/settings.svelte";
import { go } from "../lib/router.svelte";
import { get, Refused } from "../net/api";
import { Line, type Entry, type Eye, type Sight } from "../net/line.svelte";
import { noteOver, rememberAgain, tokenAt, tokensAt } from "../net/mine.svelte";
import { leaveSeats } from "../net/tables";
import type { Advice, Glossary, Propose, Reason, SeatInfo } from "../net/protocol";
import { t } from "../texts/ui.svelte";
import type { Guide } from "../lessons/guide.svelte";
import type { Facts } from "../words/facts";
import type { GameEvent } from "../words/game";
import { Words } from "../words/game";
import { glossaryOf } from "../words/load";

type Refusal = Pick<Reason, "key" | "rule" | "facts">;

export interface Said {
  text: string;
  rule: string;
}

export class Play {
  readonly line: Line;
  glossary = $state.raw<Glossary | null>(null);
  /** The seat that this browser shows now; with several own seats it changes at the hand-over. */
  shown = $state<number | null>(null);
  narrowed = $state.raw<Option[] | null>(null);
  focused = $state.raw<Option | null>(null);
  picked = $state.raw<Option | null>(null);
  busy = $state(false);
  notice = $state.raw<Said | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  rule = $state<string | null>(null);
  /** Leads through a first game that teaches. */
  guide = $state.raw<Guide | null>(null);

  constructor(readonly id: string) {
    this.line = new Line(
      id,
      () => tokensAt(id),
      () => motion().duration,
    );
  }

  async load(): Promise<void> {
    const game = this.line.table?.game;
    if (game) this.glossary = await glossaryOf(game, settings.lang);
  }

  // What is seen.

  readonly players: Player[] = $derived.by(() => (this.line.table?.seats ?? []).map(playerOf));
  readonly words: Words | null = $derived.by(() =>
    this.glossary
      ? new Words(
          this.glossary,
          this.players.map((player) => player.name),
        )
      : null,
  );
  readonly eye: Eye = $derived.by(() => {
    const own = this.line.seats;
    return own.length === 0 ? null : own.includes(this.shown ?? -1) ? this.shown : (own[0] ?? null);
  });
  readonly sight: Sight | undefined = $derived.by(() => this.line.sights.get(this.eye));
  readonly choice: Choice | null = $derived.by(() => {
    const choice =
      this.sight && this.words && this.line.table?.status === "running" ? choiceOf(this.sight.ask, this.words) : null;
    return choice && this.guide ? this.guide.led(choice) : choice;
  });
  readonly live: Option[] = $derived.by(() => this.narrowed ?? this.choice?.options ?? []);
  /** An own seat that has to choose while another one is shown: the device has to change hands. */
  readonly handTo: number | null = $derived.by(() => {
    if (this.line.seats.length < 2 || this.sight?.ask) return null;
    return this.line.seats.find((seat) => this.line.sights.get(seat)?.ask) ?? null;
  });

  eventsOf(entry: Entry): GameEvent[] {
    return entry.events.get(this.eye) ?? [];
  }

  // What is done.

  choose(option: Option): void {
    if (this.busy || !this.choice) return;
    if (settings.confirm && this.picked?.move !== option.move) {
      this.picked = option;
      this.focused = option;
      return;
    }
    void this.send(option);
  }

  async send(option: Option): Promise<void> {
    const choice = this.choice;
    if (!choice) return;
    this.busy = true;
    const answer = await this.line.ask({
      type: "choose",
      seat: choice.seat,
      decision: choice.decision,
      move: option.move,
    });
    this.busy = false;
    this.settle();
    if (answer.type === "illegal") this.explainKey(answer);
    else if (answer.type === "refused") this.notice = { text: t("refused", { code: answer.code }), rule: "" };
  }

  /** The choice is made, or has changed: nothing is narrowed or picked any more. */
  settle(): void {
    this.narrowed = null;
    this.picked = null;
    this.focused = null;
    this.advice = null;
    this.notice = null;
  }

  narrow(keep: ((option: Option) => boolean) | null): void {
    this.narrowed = keep && this.choice ? this.choice.options.filter(keep) : null;
    this.picked = null;
  }

  pick(options: Option[]): void {
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.narrow((option) => options.includes(option));
  }

  async whyNot(move: string): Promise<WhyNot | null> {
    const seat = this.eye;
    if (seat === null || !this.sight?.ask) return { sentence: t("not-your-turn"), rule: "" };
    const answer = await this.line.ask({ type: "why", seat, move });
    if (answer.type === "reason")
      return answer.legal ? null : { sentence: this.refusalOf(answer), rule: answer.rule ?? "" };
    if (answer.type === "stale") return { sentence: t("not-your-turn"), rule: "" };
    return { sentence: t("no-such-move"), rule: "" };
  }

  async explain(move: string): Promise<void> {
    if (this.guide?.beat && !this.guide.isFree && this.guide.on) {
      this.notice = { text: this.guide.refusal, rule: "" };
      return;
    }
    const why = await this.whyNot(move);
    if (why) this.notice = { text: why.sentence, rule: why.rule };
  }

  private explainKey(refusal: Refusal): void {
    this.notice = { text: this.refusalOf(refusal), rule: refusal.rule ?? "" };
  }

  private refusalOf({ key, facts }: Refusal): string {
    return key && this.words?.has(`why-${key}`) ? this.words.refusal(key, facts as Facts) : t("no-such-move");
  }

  async undo(): Promise<void> {
    if (this.eye === null) return;
    const answer = await this.line.ask({ type: "undo", seat: this.eye });
    this.settle();
    if (answer.type === "refused")
      this.notice = {
        text: t(answer.code === "cannot-undo" ? "cannot-undo" : "refused", { code: answer.code }),
        rule: "",
      };
  }

  /** The own seat that speaks: the one that is shown, or one that was given up. */
  readonly voice: number | null = $derived.by(() => this.eye ?? this.gaveUp[0] ?? null);
  readonly gaveUp: number[] = $derived.by(() =>
    this.line.watched.filter((seat) => this.line.table?.seats[seat]?.resigned),
  );
  /** An own seat that was left: it is kept, and can be taken again. */
  readonly leftSeat: number | null = $derived.by(
    () => this.line.watched.find((seat) => this.line.table?.seats[seat]?.left) ?? null,
  );
  /** Own seats whose consent a proposal still waits for. */
  readonly asked: number[] = $derived.by(() => {
    const table = this.line.table;
    const proposal = table?.proposal;
    if (!table || !proposal) return [];
    const own = table.status === "over" ? [...this.line.seats, ...this.gaveUp] : this.line.seats;
    return own.filter(
      (seat) =>
        ![...proposal.agreed, ...proposal.against].includes(seat) &&
        !(proposal.what === "stand-in" && seat === proposal.about),
    );
  });

  async resign(): Promise<void> {
    if (this.eye !== null) this.complain(await this.line.ask({ type: "resign", seat: this.eye }));
  }

  /** Leaves all own seats: a bot plays, and they are kept. */
  async leave(): Promise<void> {
    const table = this.line.table;
    if (!table) return;
    try {
      await leaveSeats(table, this.line.seats);
    } catch (error) {
      this.notice = { text: error instanceof Refused ? error.message : t("unreachable"), rule: "" };
    }
  }

  async back(seat: number): Promise<void> {
    this.complain(await this.line.ask({ type: "back", seat }));
  }

  async propose(what: Propose["what"], about: number | null = null): Promise<void> {
    if (this.voice === null) return;
    const answer = await this.line.ask({ type: "propose", seat: this.voice, what, about });
    if (what === "stand-in" && answer.type === "refused") this.notice = { text: t("not-stalled"), rule: "" };
    else this.complain(answer);
  }

  async answer(yes: boolean): Promise<void> {
    for (const seat of this.asked) this.complain(await this.line.ask({ type: "answer", seat, yes }));
  }

  async chat(text: string): Promise<void> {
    if (this.voice !== null && text.trim())
      this.complain(await this.line.ask({ type: "chat", seat: this.voice, text }));
  }

  private complain(answer: { type: string; code?: string }): void {
    if (answer.type === "refused")
      this.notice = {
        text: answer.code === "muted" ? t("muted") : t("refused", { code: answer.code ?? "" }),
        rule: "",
      };
  }

  async hint(): Promise<void> {
    const choice = this.choice;
    if (!choice || this.thinking) return;
    this.thinking = true;
    try {
      const path = `/api/tables/${this.id}/hint?seat=${choice.seat}`;
      const advice = await get<Advice>(path, tokenAt(this.id, choice.seat));
      if (this.choice?.decision === choice.decision) this.take(advice);
    } catch (error) {
      this.notice = { text: t("no-hint"), rule: "" };
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.thinking = false;
    }
  }

  private take(advice: Advice): void {
    this.advice = advice;
    const best = advice.candidates[0]?.move;
    this.focused = this.choice?.options.find((option) => option.move === best) ?? null;
  }

  /** Agrees to a rematch for all own seats. */
  async rematch(): Promise<void> {
    await this.line.sealRematch();
    if (this.line.table?.proposal?.what === "rematch") return this.answer(true);
    await this.propose("rematch");
    await this.answer(true);
  }

  /** The way to the rematch that all have agreed to: everybody's token is good for it too. */
  goToRematch(id: string): void {
    rememberAgain(this.id, id);
    go(`/t/${id}`);
  }

  noteIfOver(): void {
    if (this.line.table?.status === "over") noteOver(this.id);
  }
}

export function playerOf(seat: SeatInfo): Player {
  const name = seat.name || (seat.kind === "bot" ? botName(seat.seat) : t("seat-number", { number: seat.seat + 1 }));
  return { seat: seat.seat, name, colour: seat.seat, bot: seat.kind === "bot" };
}

export function botName(seat: number): string {
  return t("bot-names").split(", ")[seat] ?? t("seat-number", { number: seat + 1 });
}
