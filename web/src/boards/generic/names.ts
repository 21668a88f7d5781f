import { hasText, t } from "../../texts/ui.svelte";
import type { Words } from "../board";

/** What a key of a view is called: the client's word, the game's, or the key itself made readable. */
export function zoneName(key: string, words: Words): string {
  if (hasText(`zone-${key}`)) return t(`zone-${key}`);
  const name = words.name(key);
  return name === key ? key.replaceAll("_", " ") : name;
}
