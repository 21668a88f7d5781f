/** The coach's mind: which beat of the lesson the table is at, which page of it is read, and what may be chosen now. */
import type { Choice } from "../boards/board";
import { settings } from "../lib/settings.svelte";
import { get, Refused } from "../net/api";
import type { BeatInfo, LessonInfo } from "../net/protocol";
import type { Play } from "../table/play.svelte";
import { loadLate, t } from "../texts/ui.svelte";
import { Words } from "../words/game";
import { isDone, noteDone } from "./done";

/**
 * Gives a table its guide, or the guide its words in another language. Without words the game goes on without a coach.
 */
export async function guided(play: Play): Promise<void> {
  const guide = play.guide ?? new Guide(play);
  try {
    await guide.load();
    play.guide = guide;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

export class Guide {
  private lesson = $state.raw<LessonInfo | null>(null);
  private read = $state.raw({ beat: -1, page: 0 });
  private done = $state(false);

  constructor(private readonly play: Play) {
    this.done = isDone(play.id);
  }

  /** Loads what the coach says in the language that is set. */
  async load(): Promise<void> {
    const game = this.play.line.table?.game;
    if (!game) return;
    const [lesson] = await Promise.all([get<LessonInfo>(`/api/lessons/${game}?lang=${settings.lang}`), loadLate()]);
    this.lesson = lesson;
  }

  private readonly ask = $derived.by(() => this.play.sight?.ask ?? null);
  /** The beat of the decision that the learner faces; null while others choose, and off the script. */
  readonly at: number | null = $derived.by(() => this.ask?.beat ?? null);
  /** Whether the coach still leads. Without a question it waits for the next one. */
  readonly on: boolean = $derived.by(
    () => !this.done && this.lesson !== null && (this.ask === null || this.at !== null),
  );
  readonly beat: BeatInfo | null = $derived.by(() => (this.at === null ? null : (this.lesson?.beats[this.at] ?? null)));
  readonly page: number = $derived.by(() => (this.read.beat === this.at ? this.read.page : 0));
  readonly isLastPage: boolean = $derived.by(() => this.beat !== null && this.page === this.beat.say.length - 1);
  readonly isFree: boolean = $derived.by(() => this.beat !== null && !this.beat.do);
  /** The key of what is said now. */
  readonly key: string = $derived.by(() => this.beat?.say[this.page] ?? "");
  readonly pages: number = $derived.by(() =>
    (this.lesson?.beats ?? []).reduce((sum, beat) => sum + beat.say.length, 0),
  );
  readonly number: number = $derived.by(() => {
    const before = (this.lesson?.beats ?? []).slice(0, this.at ?? 0);
    return before.reduce((sum, beat) => sum + beat.say.length, 0) + this.page + 1;
  });

  private readonly words: Words | null = $derived.by(() => {
    const { glossary, players, called } = this.play;
    if (!glossary || !this.lesson || glossary.lang !== this.lesson.lang) return null;
    const messages = `${glossary.messages}\n${this.lesson.messages}`;
    return new Words(
      { ...glossary, messages },
      players.map((player) => player.name),
      called,
    );
  });
  readonly text: string = $derived.by(() => (this.key && this.words ? this.words.text(`lesson-${this.key}`) : ""));
  /** What is to be done now, as its button says it; '' while there is still something to read. */
  readonly deed: string = $derived.by(() =>
    this.isLastPage && this.beat?.do && this.words ? this.words.move(this.beat.do) : "",
  );

  /** The choice as the learner may make it now: nothing before all is read, then only what the lesson is about. */
  led(choice: Choice): Choice | null {
    if (!this.on || !this.beat || this.isFree) return choice;
    if (!this.isLastPage) return null;
    return { ...choice, options: choice.options.filter((option) => option.move === this.beat?.do) };
  }

  /** Said about everything else. */
  get refusal(): string {
    return this.deed ? t("lesson-this-time", { move: this.deed }) : t("lesson-read-first");
  }

  turn(pages: number): void {
    this.read = { beat: this.at ?? -1, page: Math.max(0, this.page + pages) };
  }

  /** The coach goes away for good; the game goes on. */
  leave(): void {
    this.done = true;
    noteDone(this.play.id);
  }
}
