/** A table as one browser sees it: the conversation, whose eyes are shown, and the choice that is being made. */
import { choiceOf } from "../boards/options";
import type { Choice, Option, Player, WhyNot } from "../boards/board";
import { looks, settings } from "../lib/settings.svelte";
import { go } from "../lib/router.svelte";
import { get, Refused } from "../net/api";
import { Line, type Entry, type Viewer, type Seen } from "../net/line.svelte";
import { noteOver, rememberAgain, tokenAt, tokensAt } from "../net/mine.svelte";
import { leaveSeats } from "../net/tables";
import type { Advice, Glossary, Propose, Reason, SeatInfo } from "../net/protocol";
import { hasText, t } from "../texts/ui.svelte";
import type { Guide } from "../lessons/guide.svelte";
import type { Facts } from "../words/facts";
import type { GameEvent } from "../words/game";
import { calledIn, Words, type Called } from "../words/game";
import { glossaryOf } from "../words/load";

type Refusal = Pick<Reason, "key" | "rule" | "facts">;

export interface Said {
  text: string;
  rule: string;
  /** What is missing, by name and amount. */
  missing: [string, number][];
}

const NONE = -1;
/** The answer to a trade that takes nothing. */
const REFUSE = "refuse";

function said(text: string, rule = "", missing: Said["missing"] = []): Said {
  return { text, rule, missing };
}

export class Play {
  readonly line: Line;
  glossary = $state.raw<Glossary | null>(null);
  /** The seat that this browser shows now; with several own seats it changes at the hand-over. */
  shown = $state<number | null>(null);
  narrowed = $state.raw<Option[] | null>(null);
  focused = $state.raw<Option | null>(null);
  picked = $state.raw<Option | null>(null);
  /** The decision whose answer is on its way. */
  private sent = $state(NONE);
  notice = $state.raw<Said | null>(null);
  /** The thing on the board that was tried last: what is said about it stands beside it. */
  tried = $state.raw<Element | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  rule = $state<string | null>(null);
  /** Whether the result lies over the board, once there is one. */
  result = $state(true);
  /** How many messages have been read. */
  read = $state(0);
  /** Leads through a first game that teaches. */
  guide = $state.raw<Guide | null>(null);

  constructor(readonly id: string) {
    this.line = new Line(
      id,
      () => tokensAt(id),
      () => looks(),
    );
  }

  async load(): Promise<void> {
    const game = this.line.table?.game;
    if (game) this.glossary = await glossaryOf(game, settings.lang);
  }

  // What is seen.

  readonly players: Player[] = $derived.by(() => (this.line.table?.seats ?? []).map(playerOf));
  readonly called: Called = $derived.by(() => calledIn(this.sight?.view));
  readonly words: Words | null = $derived.by(() =>
    this.glossary
      ? new Words(
          this.glossary,
          this.players.map((player) => player.name),
          this.called,
        )
      : null,
  );
  readonly eye: Viewer = $derived.by(() => {
    const own = this.line.seats;
    return own.length === 0 ? null : own.includes(this.shown ?? -1) ? this.shown : (own[0] ?? null);
  });
  readonly sight: Seen | undefined = $derived.by(() => this.line.sights.get(this.eye));
  private readonly whole: Choice | null = $derived.by(() =>
    this.sight && this.words && this.line.table?.status === "running" ? choiceOf(this.sight.ask, this.words) : null,
  );
  /** A trade that one cannot accept needs no answer from a person. */
  readonly hopeless: Choice | null = $derived(settings.autoDecline && isHopeless(this.whole) ? this.whole : null);
  readonly choice: Choice | null = $derived.by(() => {
    const choice = this.hopeless ? null : this.whole;
    return choice && this.guide ? this.guide.led(choice) : choice;
  });
  /** Until the answer has been taken in, or another question is there: whichever comes first. */
  readonly busy: boolean = $derived.by(() => this.sent !== NONE && this.sent === this.choice?.decision);
  readonly live: Option[] = $derived.by(() => this.narrowed ?? this.choice?.options ?? []);
  /** An own seat that has to choose while another one is shown: the device has to change hands. */
  readonly handTo: number | null = $derived.by(() => {
    if (this.line.seats.length < 2 || this.sight?.ask) return null;
    return this.line.seats.find((seat) => this.line.sights.get(seat)?.ask) ?? null;
  });

  readonly spoken: number = $derived.by(() => this.line.log.filter((entry) => entry.kind === "chat").length);

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
    this.sent = choice.decision;
    const answer = await this.tell(choice, option.move);
    if (this.sent === choice.decision) this.sent = NONE;
    if ((this.choice?.decision ?? NONE) <= choice.decision) this.settle();
    if (answer.type === "illegal") this.explainKey(answer);
    else this.complain(answer);
  }

  async decline(choice: Choice): Promise<void> {
    this.complain(await this.tell(choice, REFUSE));
  }

  private tell({ seat, decision }: Choice, move: string): ReturnType<Line["ask"]> {
    return this.line.ask({ type: "choose", seat, decision, move });
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
    if (seat === null || !this.sight?.ask) return whyNot(t("not-your-turn"));
    const answer = await this.line.ask({ type: "why", seat, move });
    if (answer.type === "reason")
      return answer.legal ? null : whyNot(this.refusalOf(answer), answer.rule ?? "", missingIn(answer.facts));
    if (answer.type === "refused" && answer.code === "lost") return whyNot(t("refused-lost"));
    const late = answer.type === "stale";
    return whyNot(t(late ? "not-your-turn" : "no-such-move"));
  }

  async explain(move: string): Promise<void> {
    if (this.guide?.beat && !this.guide.isFree && this.guide.on) {
      this.notice = said(this.guide.refusal);
      return;
    }
    const why = await this.whyNot(move);
    if (why) this.notice = said(why.sentence, why.rule, why.missing);
  }

  private explainKey(refusal: Refusal): void {
    this.notice = said(this.refusalOf(refusal), refusal.rule ?? "", missingIn(refusal.facts));
  }

  private refusalOf({ key, facts }: Refusal): string {
    return key && this.words?.has(`why-${key}`) ? this.words.refusal(key, facts as Facts) : t("no-such-move");
  }

  async undo(): Promise<void> {
    if (this.eye === null) return;
    const answer = await this.line.ask({ type: "undo", seat: this.eye });
    this.settle();
    this.complain(answer);
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
      this.notice = said(error instanceof Refused ? error.message : t("unreachable"));
    }
  }

  async back(seat: number): Promise<void> {
    this.complain(await this.line.ask({ type: "back", seat }));
  }

  async propose(what: Propose["what"], about: number | null = null): Promise<void> {
    if (this.voice === null) return;
    const answer = await this.line.ask({ type: "propose", seat: this.voice, what, about });
    if (what === "stand-in" && answer.type === "refused") this.notice = said(t("not-stalled"));
    else this.complain(answer);
  }

  async answer(yes: boolean): Promise<void> {
    for (const seat of this.asked) this.complain(await this.line.ask({ type: "answer", seat, yes }));
  }

  async chat(text: string): Promise<void> {
    if (this.voice !== null && text.trim())
      this.complain(await this.line.ask({ type: "chat", seat: this.voice, text }));
  }

  /** Puts a refusal into words; what is no refusal needs none. */
  private complain(answer: { type: string; code?: string }): void {
    if (answer.type !== "refused") return;
    this.tried = null;
    const code = hasText(`refused-${answer.code}`) ? answer.code : "other";
    this.notice = said(t(`refused-${code}`));
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
      this.notice = said(t("no-hint"));
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

function isHopeless(choice: Choice | null): boolean {
  const verbs = choice?.options.map(({ verb }) => verb) ?? [];
  return verbs.includes(REFUSE) && !verbs.includes("accept");
}

function whyNot(sentence: string, rule = "", missing: [string, number][] = []): WhyNot {
  return { sentence, rule, missing };
}

/** What the rules say is missing, where they name amounts. */
function missingIn(facts: Record<string, unknown>): [string, number][] {
  const missing = facts.missing;
  if (typeof missing !== "object" || missing === null) return [];
  return Object.entries(missing).filter((each): each is [string, number] => typeof each[1] === "number" && each[1] > 0);
}

export function playerOf(seat: SeatInfo): Player {
  const name = seat.name || (seat.kind === "bot" ? botName(seat.seat) : t("seat-number", { number: seat.seat + 1 }));
  return { seat: seat.seat, name, colour: seat.seat, bot: seat.kind === "bot" };
}

export function botName(seat: number): string {
  return t("bot-names").split(", ")[seat] ?? t("seat-number", { number: seat + 1 });
}
