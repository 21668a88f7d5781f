/** How well I played, game by game, as far as reviews have told: in this browser, and with an account on its server. */

import { isSignedIn } from "../net/account";
import { get } from "../net/api";
import type { Played, ReviewPlayer } from "../net/protocol";

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

export const kept: { games: Kept[]; account: Kept[] } = $state({ games: stored(), account: [] });

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

/** Gets what the server knows of the account that is signed in here, if one is. */
export async function loadAccount(): Promise<void> {
  const found = isSignedIn() ? await get<Played[]>("/api/account/statistics").catch(() => []) : [];
  kept.account = found.map(({ table, ...played }) => ({ ...played, id: table }));
}

/** All games, in the order in which they were played; what the account knows comes before what this browser knows. */
export function united(here: Kept[], account: Kept[]): Kept[] {
  const known = new Set(account.map((each) => each.id));
  return [...account, ...here.filter((each) => !known.has(each.id))].sort((one, other) => one.at - other.at);
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
