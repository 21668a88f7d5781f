import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { optionsOn, type Option, type View } from "../src/boards/board";
import { choiceOf } from "../src/boards/options";
import { huesOf, shapeOf, tallied, zonesOf } from "../src/boards/generic/shape";
import type { Glossary } from "../src/net/protocol";
import { grouped } from "../src/table/groups";
import { standings } from "../src/table/standing";
import { Words } from "../src/words/game";
import { blocksOf, chaptersOf, inlines, matches } from "../src/words/rules";

const fixture = (name: string): URL => new URL(`../fixtures/${name}`, import.meta.url);
const wordsOf = (game: string): Words =>
  new Words(JSON.parse(readFileSync(fixture(`${game}.en.words.json`), "utf8")) as Glossary);
const option = (words: Words, move: string): Option => ({
  move,
  ...words.notation.parse(move),
  sentence: words.move(move),
  facts: {},
});

describe("options", () => {
  const words = wordsOf("dice_king");

  test("are found by the things they name", () => {
    const live = ["slay A02", "slay A03", "stop", "reroll 1 3"].map((move) => option(words, move));
    expect(optionsOn(live, "A02").map((each) => each.move)).toEqual(["slay A02"]);
    expect(optionsOn(live, "3", "reroll")).toHaveLength(1);
    expect(optionsOn(live, "A02", "conquer")).toEqual([]);
  });

  test("carry the facts that the rules tell about them", () => {
    const alone = { seat: 0, decision: 1, question: "ClaimOrAlarm", deadline: null, beat: null };
    const ask = { ...alone, options: ["claim C2-01 stars 1", "alarm"], facts: { alarm: { leaves: 2 } } };
    expect(choiceOf(ask, words)!.options.map((each) => each.facts)).toEqual([{}, { leaves: 2 }]);
  });

  test("say in a note what the rules tell about them", () => {
    const facts = { ways: 1, fewest: 4, jokers: { "red-6": 2, super: 2 } };
    const claim = { ...option(words, "claim C2-01 stars 1"), facts };
    expect(words.note(claim).replaceAll("\u00a0", " ")).toBe("spends 2× red 6, 2× super joker");
    expect(words.note(option(words, "alarm"))).toBe("");
  });

  test("few of them need no groups, many are grouped by what they concern", () => {
    const few = ["stop", "slay A02"].map((move) => option(words, move));
    expect(grouped(few, words, String).map((group) => group.title)).toEqual(["", ""]);
    const rerolls = ["1", "2", "3", "4", "5", "6", "1 2", "1 3", "1 4"].map((dice) => option(words, `reroll ${dice}`));
    expect(
      grouped(rerolls, words, (count) => `${count} dice`).map((group) => [group.title, group.options.length]),
    ).toEqual([
      ["1 dice", 6],
      ["2 dice", 3],
    ]);
  });

  test("none is lost in groups", () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      option(words, `claim C1-${String((i % 12) + 1).padStart(2, "0")} stars ${(i % 3) + 1}`),
    );
    expect(grouped(many, words, String).flatMap((group) => group.options).length).toBe(30);
  });
});

describe("views", () => {
  const games = readdirSync(fixture(".")).filter((name) => /^\w+\.json$/.test(name));

  test.each(games)("%s says what everybody has, part by part", (name) => {
    const { moments } = JSON.parse(readFileSync(fixture(name), "utf8")) as { moments: { sights: { view: View }[] }[] };
    for (const { sights } of moments.slice(1)) {
      for (const { view } of sights) {
        const rows = standings(view);
        expect(rows).toHaveLength(view.seats);
        for (const row of rows) expect(Object.keys(row.parts).length).toBeGreaterThan(0);
      }
    }
  });

  test("are taken apart by shape alone", () => {
    expect(shapeOf({ gold: 1, magic: 0 }).kind).toBe("counts");
    expect(shapeOf(["a", null, "a"])).toEqual({ kind: "ids", ids: ["a", "a"] });
    expect(shapeOf([null, []]).kind).toBe("nothing");
    expect(shapeOf(Array.from({ length: 12 }, (_, i) => ({ id: `A${i}` }))).kind).toBe("cells");
    expect(tallied(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    expect([...huesOf(["hill", "wood", "hill"])]).toEqual([
      ["hill", 0],
      ["wood", 1],
    ]);
  });

  test("nothing of a view is left out of its zones but the frame", () => {
    const view = {
      game: "x",
      seats: 2,
      you: 0,
      over: false,
      pending: [0],
      question: "Q",
      turn: 3,
      shop: ["a"],
      unseen: ["b"],
      players: [],
    } as unknown as View;
    const zones = zonesOf(view);
    expect([...zones.facts, ...zones.main, ...zones.aside].map(([key]) => key)).toEqual(["turn", "shop", "unseen"]);
  });
});

describe("rules", () => {
  const folder = new URL("../../docs/rules/", import.meta.url);

  test.each(readdirSync(folder).filter((name) => name.endsWith(".md")))(
    "%s: every rule can be found by its id",
    (name) => {
      const text = readFileSync(new URL(name, folder), "utf8");
      const defined = new Set([...text.matchAll(/^\s*- \*\*([A-Z]{3}-\d+\.\d+)\b/gm)].map((found) => found[1]!));
      const rules = chaptersOf(text).flatMap((chapter) => chapter.rules);
      const found = new Set(rules.map((rule) => rule.id));
      expect([...defined].filter((id) => !found.has(id))).toEqual([]);
      expect(rules.some((rule) => matches(rule, [...defined][0]!.toLowerCase()))).toBe(true);
    },
  );

  test("are found with and without accents", () => {
    const rule = { id: "DIC-4.1", text: "Žeton hráče" };
    expect(["zeton", "žeton HRACE", "dic-4.1 hráče"].every((wanted) => matches(rule, wanted))).toBe(true);
    expect(matches(rule, "kostka")).toBe(false);
  });

  test("have paragraphs, lists, tables, drawings and links to each other", () => {
    expect(blocksOf("a\nb\n\n- c\n| x | y |\n|---|---|\n| 1 | 2 |").map((block) => block.kind)).toEqual([
      "p",
      "li",
      "table",
    ]);
    expect(blocksOf("a\n```\n b\n  c\n```\nd")).toEqual([
      { kind: "p", text: "a" },
      { kind: "drawing", text: " b\n  c\n" },
      { kind: "p", text: "d" },
    ]);
    expect(inlines("see **bold** and DIC-4.1").map((part) => part.kind)).toEqual(["text", "bold", "text", "rule"]);
  });
});

test("rules speak to players: identifiers that only explain a word are left out", () => {
  const text =
    "# X\n## XYZ-1 A\n- **XYZ-1.1** Left (`on_turn`) and `gold` (coins), types (`minion`, `beast`); `kept` stays.";
  expect(chaptersOf(text)[0]!.rules[0]!.text).toBe("**XYZ-1.1** Left and coins, types; `kept` stays.");
});
