/** Which puzzles were solved, and on how many days in a row: in this browser alone. */

export interface Progress {
  /** By game and number: whether the first answer was right. */
  solved: Record<string, Record<number, boolean>>;
  /** The last day on which one was solved, and how many days in a row there were up to it. */
  day: string;
  days: number;
}
const KEY = "pentarchy-puzzles";

export const progress: Progress = $state({ solved: {}, day: "", days: 0, ...stored() });

function stored(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
  } catch {
    return {}; // damaged or forbidden storage: nothing to remember
  }
}

/** The first answer to a puzzle; later ones change nothing. */
export function keepAnswer(game: string, number: number, right: boolean, now = new Date()): void {
  const known = progress.solved[game] ?? {};
  if (number in known) return;
  progress.solved = { ...progress.solved, [game]: { ...known, [number]: right } };
  if (right)
    Object.assign(progress, { days: streak(progress, now) + (progress.day === dayOf(now) ? 0 : 1), day: dayOf(now) });
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // full or forbidden storage: it is remembered until the page is closed
  }
}

/** Days in a row up to today, or up to yesterday while today may still be added. */
export function streak(kept: Pick<Progress, "day" | "days">, now = new Date()): number {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return [dayOf(now), dayOf(yesterday)].includes(kept.day) ? kept.days : 0;
}

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

export function solvedIn(game: string): number {
  return Object.values(progress.solved[game] ?? {}).filter(Boolean).length;
}

/** The next puzzle of this difficulty (0: of any) that was not answered yet; after the last one, the first again. */
export function nextAfter(game: string, difficulties: number[], wanted: number, last = 0): number | null {
  const fitting = difficulties.flatMap((difficulty, i) => (!wanted || difficulty === wanted ? [i + 1] : []));
  const fresh = fitting.filter((number) => !(number in (progress.solved[game] ?? {})) && number !== last);
  const pool = fresh.length > 0 ? fresh : fitting;
  return pool.find((number) => number > last) ?? pool[0] ?? null;
}
