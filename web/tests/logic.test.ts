import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { optionsOn, type Option, type View } from "../src/boards/board";
import { choiceOf } from "../src/boards/options";
import { huesOf, shapeOf, tallied, zonesOf } from "../src/boards/generic/shape";
import type { Glossary } from "../src/net/protocol";
import { grouped } from "../src/table/groups";
import { standings } from "../src/table/standing";
import { Words } from "../src/words/game";
import { blocksOf, found, inlines, passageOf, sectionsOf } from "../src/words/guide";

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
    const alone = { seat: 0, decision: 1, question: "ClaimOrAlarm", rule: "DIC-4.3", deadline: null, beat: null };
    const ask = { ...alone, options: ["claim C2-01 stars 1", "alarm"], facts: { alarm: { leaves: 2 } } };
    expect(choiceOf(ask, words)!.options.map((each) => each.facts)).toEqual([{}, { leaves: 2 }]);
  });

  test("say in a note what the rules tell about them", () => {
    const facts = { ways: 1, fewest: 4, jokers: { "red-6": 2, super: 2 } };
    const claim = { ...option(words, "claim C2-01 stars 1"), facts };
    expect(words.note(claim).replaceAll("\u00a0", " ")).toBe("spends 2 red sixes and 2 super jokers");
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

describe("the guide", () => {
  const folder = new URL("../../src/pentarchy/games/", import.meta.url);
  const games = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/guide/en.md`, folder)));
  const pages = games.flatMap((game) => ["en", "cs", "sk"].map((lang) => `${game}/guide/${lang}.md`));

  test.each(pages)("%s: opens at every rule that it tells, and shows no id", (page) => {
    const text = readFileSync(new URL(page, folder), "utf8");
    const sections = sectionsOf(text);
    const first = [...text.matchAll(/<!-- ([A-Z]{3}-\d+\.\d+)/g)].map((cited) => cited[1]!);
    expect(first.filter((id) => !passageOf(sections, id))).toEqual([]);
    const shown = sections
      .flatMap(({ title, passages }) => [title, ...passages.map((passage) => passage.text)])
      .join(" ");
    const words = shown.replace(/\]\([^)]*\)/g, "");
    expect(words.match(/<!--|\b[A-Z]{3}-\d|`|src\/|\.toml/)).toBeNull();
  });

  test("is found with and without accents, by words of a title and of a passage together", () => {
    const sections = [{ title: "Žolíky", passages: [{ rules: [], text: "Dvě karty." }] }];
    expect(["zolik", "žolíky DVE"].map((wanted) => found(sections, wanted).length)).toEqual([1, 1]);
    expect(found(sections, "kostka")).toEqual([]);
  });

  test("cites ranges of rules", () => {
    const sections = sectionsOf("# X\n\n## How?\n\n<!-- DIC-4.9-11 -->\nSo.\n");
    expect(sections).toEqual([
      { title: "How?", passages: [{ rules: ["DIC-4.9", "DIC-4.10", "DIC-4.11"], text: "So." }] },
    ]);
    expect([passageOf(sections, "DIC-4"), passageOf(sections, "DIC-4.1"), passageOf(sections, "")]).toEqual([
      sections[0]!.passages[0],
      undefined,
      undefined,
    ]);
  });

  test("has paragraphs, lists, tables, drawings and pictures", () => {
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
    expect(blocksOf("a\n![A map](DIC-1.4.webp)\nb").map((block) => block.kind)).toEqual(["p", "picture", "p"]);
    expect(inlines("see **bold** and *more*").map((part) => part.kind)).toEqual(["text", "bold", "text", "italic"]);
  });
});

test("a page of numbered rules, where a game has no guide, is read without the numbers", () => {
  const sections = sectionsOf("# X\n## XYZ-1 A\n- **XYZ-1.1** One.\n- **XYZ-1.2 Two.** More.");
  expect(sections).toEqual([
    {
      title: "A",
      passages: [
        { rules: ["XYZ-1.1"], text: "- One." },
        { rules: ["XYZ-1.2"], text: "- **Two.** More." },
      ],
    },
  ]);
});
