import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const LANGUAGES = ["en", "cs", "sk"];
const PLURALS: Record<string, string[]> = {
  en: ["one", "other"],
  cs: ["one", "few", "other"],
  sk: ["one", "few", "other"],
};
/** Keys that are put together from the data of a game or a table: t(`level-${…}`). */
const MADE = /\bt\(`([a-z]+-)\$\{/g;
const WRITTEN = /"([a-z][a-z0-9_-]*)"/g;

const FOLDERS = ["texts", "texts/late"];
const texts = (lang: string): string =>
  FOLDERS.map((folder) => readFileSync(new URL(`${folder}/${lang}.ftl`, SOURCE), "utf8")).join("\n");
const keys = (lang: string): string[] => [...texts(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(new URL(name, SOURCE), "utf8"));

/** What t("…") is called with, also inside t(a ? "x" : "y"). */
function asked(): Set<string> {
  const found = new Set<string>();
  for (const call of sources.flatMap((source) => [...source.matchAll(/\bt\(([^`)]*)/g)])) {
    for (const key of call[1]!.matchAll(WRITTEN)) found.add(key[1]!);
  }
  return found;
}
const prefixes = new Set(sources.flatMap((source) => [...source.matchAll(MADE)].map((found) => found[1]!)));

test.each(LANGUAGES)("%s has every text once", (lang) => {
  const all = keys(lang);
  expect(all.length).toBe(new Set(all).size);
  expect(new Set(all)).toEqual(new Set(keys("en")));
});

test("nothing asked for is missing", () => {
  const known = new Set(keys("en"));
  const compared = /^(unauthorised|lost)$/;
  expect([...asked()].filter((key) => !known.has(key) && !compared.test(key))).toEqual([]);
});

test("whatever the server may name has its text", () => {
  const protocol = readFileSync(new URL("net/protocol.ts", SOURCE), "utf8");
  const kinds = /interface Step \{[^}]*kind: ([^;]*)/
    .exec(protocol)![1]!
    .match(/\w+/g)!
    .filter((kind) => !["chat", "line", "propose", "answer", "seal", "reveal"].includes(kind));
  const levels = ["random", "greedy", "squire", "knight", "baron", "duke", "sovereign"];
  const wanted = [
    ...kinds.map((kind) => `log-${kind}`),
    ...levels.flatMap((level) => [`level-${level}`, `rank-${level}`]),
    ...["undo", "draw", "abort"].map((what) => `proposes-${what}`),
    ...["yes", "no"].map((answer) => `answers-${answer}`),
    ...["draw", "abort", "resigned"].map((ending) => `ending-${ending}`),
  ];
  expect(wanted.filter((key) => !keys("en").includes(key))).toEqual([]);
});

test("nothing is there in vain", () => {
  const written = new Set(sources.flatMap((source) => [...source.matchAll(WRITTEN)].map((found) => found[1]!)));
  const vain = keys("en").filter((key) => !written.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)));
  expect(vain).toEqual([]);
});

describe.each(LANGUAGES)("%s", (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(texts(lang)));

  test("can be read", () => expect(errors).toEqual([]));

  test("has all plural forms where it counts", () => {
    for (const found of texts(lang).matchAll(/^([a-z-]+) = \{ \$(\w+) ->\n([^}]*(?:\{[^}]*\}[^}]*)*)\n\}/gm)) {
      const forms = [...found[3]!.matchAll(/\[(one|few|other)\]/g)].map((form) => form[1]!);
      if (forms.includes("one")) expect([found[1], forms]).toEqual([found[1], PLURALS[lang]]);
    }
  });

  test("counts as people do", () => {
    const said = (count: number): string => bundle.formatPattern(bundle.getMessage("free-seats")!.value!, { count });
    const forms = new Set([1, 2, 5].map((count) => said(count).replace(/\d/, "")));
    expect(forms.size).toBe(PLURALS[lang]!.length);
  });
});
