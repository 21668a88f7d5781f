import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../lib/settings.svelte";
import { typeset } from "../words/typography";
import { lettersLoaded } from "./letters";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

const LATE = import.meta.glob<string>("./late/*.ftl", { query: "?raw", import: "default" });
let late = false;

let bundle = $state.raw<FluentBundle | null>(null);
let letters: Promise<void> | null = null;

/** Loads the texts of the language that is set; until they are there, the old ones stay. */
export async function loadTexts(lang: Language): Promise<void> {
  const file = FILES[`./${lang}.ftl`];
  if (!file) throw new Error(`there are no texts in '${lang}'`);
  const fresh = new FluentBundle(lang, { useIsolating: false });
  fresh.addResource(new FluentResource(await file()));
  if (late) fresh.addResource(new FluentResource((await LATE[`./late/${lang}.ftl`]?.()) ?? ""));
  await (letters ??= lettersLoaded());
  if (settings.lang === lang) bundle = fresh;
}

/** Texts that the first load does without; from now on they come with every language. */
export async function loadLate(): Promise<void> {
  if (late) return;
  late = true;
  await loadTexts(settings.lang);
}

export function textsLoaded(): boolean {
  return bundle !== null;
}

/** A text of the client itself, in the language that is set. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? typeset(bundle.formatPattern(pattern, values), bundle.locales[0]!) : key;
}

/** Whether there is such a text: for keys made from the data of games. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}
