/** How well I played, game by game, as far as reviews have told: in this browser alone. */

import type { ReviewPlayer } from "../net/protocol";

export interface Kept {
  id: string;
  game: string;
  at: number;
  accuracy: number;
  luck: number;
  result: number;
}
const KEY = "pentarchy-reviews";
const MOST = 500;

export const kept: { games: Kept[] } = $state({ games: stored() });

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return []; // damaged or forbidden storage: nothing to remember
  }
}

/** A review of a game that I played; the one before of the same game gives way. */
export function keepReview(id: string, game: string, at: number, player: ReviewPlayer): void {
  if (player.accuracy === null) return;
  const { accuracy, luck, result } = player;
  const others = kept.games.filter((each) => each.id !== id);
  kept.games = [...others, { id, game, at, accuracy, luck, result }]
    .sort((one, other) => one.at - other.at)
    .slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.games));
  } catch {
    // full or forbidden storage: it is remembered until the page is closed
  }
}

export interface Summary {
  game: string;
  games: Kept[];
  accuracy: number;
  luck: number;
}

/** By game, those first that were played most. */
export function summaries(games: Kept[]): Summary[] {
  const slugs = [...new Set(games.map((each) => each.game))];
  const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return slugs
    .map((game) => {
      const own = games.filter((each) => each.game === game);
      return {
        game,
        games: own,
        accuracy: mean(own.map((each) => each.accuracy)),
        luck: mean(own.map((each) => each.luck)),
      };
    })
    .sort((one, other) => other.games.length - one.games.length);
}
