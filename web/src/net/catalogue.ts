import { get } from "./api";
import type { Catalogue, GameInfo } from "./protocol";

let known: Promise<Catalogue> | null = null;

/** The games and the levels of bots; asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= get<Catalogue>("/api/games");
  known.catch(() => (known = null));
  return known;
}

export async function gameInfo(slug: string): Promise<GameInfo | undefined> {
  return (await catalogue()).games.find((game) => game.slug === slug);
}
