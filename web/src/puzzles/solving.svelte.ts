/** A puzzle on the real board: a table with one decision, which nobody carries any further. */
import { asView, type Option, type WhyNot } from "../boards/board";
import type { Advice, PuzzleSight, SeatInfo, TableInfo } from "../net/protocol";
import { botNameAt, myName } from "../net/tables";
import { Play } from "../table/play.svelte";
import { t } from "../texts/ui.svelte";
import { keepAnswer } from "./kept.svelte";

export class Solving extends Play {
  /** The move that was tried last. */
  given = $state.raw<Option | null>(null);
  revealed = $state(false);
  readonly right: boolean = $derived.by(() => this.given !== null && this.isRight(this.given.move));
  /** Whether the answer is known by now. */
  readonly done: boolean = $derived.by(() => this.right || this.revealed);

  constructor(readonly puzzle: PuzzleSight) {
    super("");
    this.line.table = tableOf(puzzle);
    this.line.seats = [puzzle.seat];
    const view = asView(puzzle.view);
    this.line.sights = new Map([[puzzle.seat, { view, before: null, events: [], ask: puzzle.ask }]]);
  }

  get best(): string {
    return this.puzzle.answers[0]?.move ?? "";
  }

  isRight(move: string): boolean {
    return move === this.best || this.puzzle.same.includes(move);
  }

  /** What was found, or else what was to be found. */
  readonly solution: Option | null = $derived.by(() =>
    this.right ? this.given : (this.choice?.options.find((option) => option.move === this.best) ?? null),
  );

  override send(option: Option): Promise<void> {
    this.settle();
    if (!this.done) {
      this.given = option;
      keepAnswer(this.puzzle.game, this.puzzle.number, this.right);
    }
    return Promise.resolve();
  }

  again(): void {
    this.given = null;
  }

  reveal(): void {
    if (this.done) return;
    keepAnswer(this.puzzle.game, this.puzzle.number, false);
    this.settle();
    this.revealed = true;
  }

  /** How much the last try would lower the chance to win; null where it was not looked at closely. */
  readonly loss: number | null = $derived.by(
    () => this.puzzle.answers.find((answer) => answer.move === this.given?.move)?.behind ?? null,
  );

  /** The answer as a bot would explain it. */
  get explanation(): Advice {
    const { answers, ask, points, ends } = this.puzzle;
    const candidates = answers.map(({ move, chance }) => ({ move, value: chance, visits: 0 }));
    return { bot: "", unit: "chances", candidates, options: ask.options.length, tries: 0, points, ends };
  }

  override whyNot(): Promise<WhyNot | null> {
    return Promise.resolve({ sentence: t("no-such-move"), rule: "", missing: [] });
  }
}

function tableOf({ game, seat, seats }: PuzzleSight): TableInfo {
  return {
    ...{ id: "", game, rules: 0, title: "", status: "running", public: false, options: {}, lines: 0, lesson: false },
    ...{ clock: { type: "none" }, stand_in: "", absent_after: null, commitment: "", inherited: 0, created_at: 0 },
    ...{ scheme: 1, parts: [], drawing: false, proposal: null, ending: "", result: null, seed: null, secret: null },
    ...{ rematch: "", origin: "", repeated: 0 },
    seats: Array.from({ length: seats }, (_, i) => seatOf(i, i === seat)),
  };
}

function seatOf(seat: number, mine: boolean): SeatInfo {
  const name = mine ? myName() : botNameAt(seat);
  const gone = { warm: false, resigned: false, left: false };
  return { seat, kind: mine ? "human" : "bot", name, level: "", taken: true, here: true, ...gone };
}
