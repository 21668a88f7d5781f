import { describe, expect, test } from "vitest";
import { FITTING, freestCorner, keyed, moved, pinched, zoomed } from "../src/frame/zoom";
import { wayOf } from "../src/frame/swipe";
import { beside } from "../src/lib/beside";
import { atHand } from "../src/table/groups";
import type { Option } from "../src/boards/board";

const ZONE = { width: 400, height: 300 };

describe("a drawing", () => {
  test("is looked at more closely around a point that stays", () => {
    const look = zoomed(FITTING, 2, { x: 100, y: 50 }, ZONE);
    expect(look).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test("has its buttons where they cover least", () => {
    const zone = { x: 10, y: 10, ...ZONE };
    const across = { x: 10, y: 250, ...ZONE };
    expect(freestCorner(zone, 50, [])).toBe("bottom right");
    expect(freestCorner(zone, 50, [across])).toBe("top right");
    expect(freestCorner(zone, 50, [across, { x: 300, y: 0, width: 200, height: 90 }])).toBe("top left");
  });

  test("never leaves its zone and never gets smaller than it", () => {
    expect(zoomed(FITTING, 0.3, { x: 0, y: 0 }, ZONE)).toEqual(FITTING);
    const close = zoomed(FITTING, 2, { x: 0, y: 0 }, ZONE);
    expect(moved(close, 500, -5000, ZONE)).toEqual({ scale: 2, x: 0, y: -300 });
  });

  test("follows two fingers that part", () => {
    const look = pinched(FITTING, { x: 110, y: 50 }, { x: 130, y: 50 }, { x: 90, y: 50 }, { x: 0, y: 0 }, ZONE);
    expect(look.scale).toBe(2);
  });

  test("answers keys, and leaves the others alone", () => {
    const close = keyed(FITTING, "+", ZONE)!;
    expect(close.scale).toBeGreaterThan(1);
    expect(keyed(close, "ArrowRight", ZONE)!.x).toBeLessThan(close.x);
    expect(keyed(close, "0", ZONE)).toEqual(FITTING);
    expect(keyed(FITTING, "ArrowRight", ZONE)).toBeNull();
    expect(keyed(close, "a", ZONE)).toBeNull();
  });
});

test("a swipe is told from a tap", () => {
  expect([wayOf(5, 9), wayOf(80, 10), wayOf(-80, 10), wayOf(3, -60), wayOf(3, 60)]).toEqual([
    null,
    "right",
    "left",
    "up",
    "down",
  ]);
});

describe("what is said about a thing", () => {
  const window = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  const covers = (thing: typeof window): boolean => {
    const box = beside(thing, size, window);
    const apart =
      box.x >= thing.x + thing.width ||
      box.x + box.width <= thing.x ||
      box.y >= thing.y + thing.height ||
      box.y + box.height <= thing.y;
    return !apart;
  };

  test.each([
    { x: 10, y: 10, width: 80, height: 80 },
    { x: 900, y: 500, width: 90, height: 90 },
    { x: 0, y: 300, width: 1000, height: 60 },
    { x: 400, y: 0, width: 100, height: 600 },
  ])("stands beside it: $x, $y", (thing) => expect(covers(thing)).toBe(false));

  test("stays in the window", () => {
    const box = beside({ x: 950, y: 590, width: 50, height: 10 }, size, window);
    expect(box.x + box.width).toBeLessThanOrEqual(1000);
    expect(box.y + box.height).toBeLessThanOrEqual(600);
  });
});

describe("the answers at hand", () => {
  const option = (move: string, args: string[] = []): Option => ({ move, verb: move, args, sentence: move, facts: {} });
  const many = [option("a", ["x"]), option("end"), option("b", ["y"]), option("c", ["z"]), option("pass")];
  const names = (options: Option[]): string[] => options.map(({ move }) => move);

  test("are all of a few", () => expect(names(atHand(many.slice(0, 3)))).toEqual(["a", "end", "b"]));

  test("are those that have nothing to touch", () => expect(names(atHand(many))).toEqual(["end", "pass"]));

  test("are the rare ones where all have something to touch", () => {
    const go = ["p", "q", "r"].map((place) => ({ ...option("go", [place]), move: place }));
    expect(names(atHand([...go, option("use", ["oath"])]))).toEqual(["use"]);
  });

  test("are those that a bot advises", () => {
    const weighed = ["c", "a"].map((move) => ({ move, value: 0, tries: 1 }));
    const advice = { bot: "duke", unit: "chances", candidates: weighed, options: 5, tries: 9 };
    expect(names(atHand(many, advice as never))).toEqual(["c", "a"]);
  });
});
