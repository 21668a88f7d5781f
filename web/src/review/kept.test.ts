import { describe, expect, it } from "vitest";
import { summaries, united, type Kept } from "./kept.svelte";

const game = (slug: string, accuracy: number, luck: number): Kept => ({
  id: slug + accuracy,
  game: slug,
  at: 1,
  accuracy,
  luck,
  result: 0,
});

describe("how well I played", () => {
  it("is summed up by game, the most played first", () => {
    const found = summaries([game("amulet", 50, 0.1), game("valeria", 80, 0.2), game("valeria", 90, -0.4)]);
    expect(found.map((each) => [each.game, each.games.length])).toEqual([
      ["valeria", 2],
      ["amulet", 1],
    ]);
    expect(found[0]?.accuracy).toBe(85);
    expect(found[0]?.luck).toBeCloseTo(-0.1);
  });
  it("is told once where the account knows it too", () => {
    const here = [game("valeria", 80, 0.2), { ...game("amulet", 50, 0.1), at: 3 }];
    const account = [{ ...game("valeria", 80, 0.2), at: 2 }];
    expect(united(here, account).map((each) => [each.game, each.at])).toEqual([
      ["valeria", 2],
      ["amulet", 3],
    ]);
  });
  it("is nothing where nothing was reviewed", () => {
    expect(summaries([])).toEqual([]);
  });
});
