/** Pictures of this client in the guides; tools/rule_pictures.py takes them. */
import type { Language } from "../lib/settings.svelte";

const FILES = import.meta.glob<string>("./pictures/*/*.webp", { query: "?url", import: "default", eager: true });

/** The address of a picture with words of a language. */
export function picture(name: string, lang: Language): string | undefined {
  return FILES[`./pictures/${lang}/${name}.webp`];
}
