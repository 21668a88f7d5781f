import type { Board } from "./board";

const OWN = import.meta.glob<{ default: Board }>(["./*/Board.svelte", "!./generic/Board.svelte"]);

/** The board of a game, loaded when it is needed; the generic one for a game without its own. */
export async function boardOf(slug: string): Promise<Board> {
  const own = OWN[`./${slug}/Board.svelte`];
  return (own ? await own() : await import("./generic/Board.svelte")).default as Board;
}

export async function genericBoard(): Promise<Board> {
  return (await import("./generic/Board.svelte")).default as Board;
}
