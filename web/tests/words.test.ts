import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Glossary } from "../src/net/protocol";
import type { Facts } from "../src/words/facts";
import { calledIn, Words, type GameEvent } from "../src/words/game";
import { Notation } from "../src/words/notation";

interface Sight {
  view: object;
  events: GameEvent[];
  options: string[];
  facts: Record<string, Facts>;
  said: Record<string, string[]>;
}
interface Fixture {
  moments: { players: string[]; sights: Sight[] }[];
}

const FOLDER = new URL("../fixtures/", import.meta.url);
const ENGLISH = /\.en\.words\.json$/;
const GAMES = readdirSync(FOLDER)
  .filter((name) => ENGLISH.test(name))
  .map((name) => name.replace(ENGLISH, ""));
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as T;

test("the fixtures are there: run python tools/board_fixtures.py", () => {
  expect(existsSync(new URL("valeria.json", FOLDER))).toBe(true);
});

describe.each(GAMES)("%s", (game) => {
  test.each(["en", "cs", "sk"])("says in %s what the terminal says", (lang) => {
    const glossary = read<Glossary>(`${game}.${lang}.words.json`);
    for (const moment of read<Fixture>(`${game}.json`).moments) {
      for (const sight of moment.sights) {
        const words = new Words(glossary, moment.players, calledIn(sight.view));
        const said = [
          ...sight.options.map((move) => words.move(move)),
          ...sight.events.map((event) => words.event(event)),
          ...sight.options.map((move) => words.note({ ...words.notation.parse(move), facts: sight.facts[move] ?? {} })),
        ];
        expect(said).toEqual(sight.said[lang]);
      }
    }
  });

  test("writes every move as it was read", () => {
    const notation = new Notation(read<Glossary>(`${game}.en.words.json`).verbs);
    for (const { sights } of read<Fixture>(`${game}.json`).moments) {
      for (const move of sights.flatMap((sight) => sight.options)) {
        const { verb, args } = notation.parse(move);
        expect(notation.text(verb, ...args)).toBe(move);
      }
    }
  });
});

test("open moves are read too", () => {
  const notation = new Notation(read<Glossary>("night_watch.en.words.json").verbs);
  const { args } = notation.parse("propose 2 wool 1 ore for 1 grain to 0 2");
  expect(args).toEqual([{ wool: 2, ore: 1 }, { grain: 1 }, ["0", "2"]]);
});
