import { get } from "../net/api";
import type { Glossary } from "../net/protocol";

const known = new Map<string, Promise<Glossary>>();

/** The words of a game in a language; asked for once. */
export function glossaryOf(game: string, lang: string): Promise<Glossary> {
  const key = `${game}/${lang}`;
  const found = known.get(key) ?? get<Glossary>(`/api/games/${game}/words?lang=${lang}`);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
