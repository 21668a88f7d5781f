/** The review of a game as far as it has come: parts come one after the other, also while nobody asks. */
import { get } from "../net/api";
import { tokenAt } from "../net/mine.svelte";
import type { ReviewBody } from "../net/protocol";

const AGAIN = 1000;

export class Reviewing {
  body = $state.raw<ReviewBody | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly heard: (found: ReviewBody) => void,
    private readonly refused: (error: unknown) => void,
  ) {}

  async follow(): Promise<void> {
    try {
      const known = this.body?.done ?? 0;
      const found = await get<ReviewBody>(`/api/tables/${this.id}/review?known=${known}`, tokenAt(this.id));
      if (found.done < known)
        this.body = null; // the server has begun anew
      else if (!this.body || found.done > known) this.body = joined(this.body, found);
      this.heard(found);
      if (!found.complete && !this.stopped) this.timer = setTimeout(() => void this.follow(), AGAIN);
    } catch (error) {
      this.refused(error);
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}

/** Choices are told once. */
function joined(before: ReviewBody | null, found: ReviewBody): ReviewBody {
  const decisions = [...(before?.decisions ?? []), ...found.decisions].sort((one, other) => one.index - other.index);
  return { ...found, decisions };
}
