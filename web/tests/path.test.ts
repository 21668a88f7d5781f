import { describe, expect, it } from "vitest";
import { onGrid } from "../plugins/path";

describe("paths on the grid", () => {
  it("rounds points, not steps, so that errors do not add up", () => {
    expect(onGrid("M0 0l.4 0l.4 0l.4 0")).toBe("m0 0l0 0l1 0l0 0");
  });
  it("writes absolute and relative commands the same way", () => {
    expect(onGrid("M10 20L30 40H50V60Z")).toBe("m10 20l20 20h20v20z");
    expect(onGrid("m10 20 20 20h20v20z")).toBe("m10 20l20 20h20v20z");
  });
  it("goes on from the start after a path is closed", () => {
    expect(onGrid("M10 10h5zm1 1h5")).toBe("m10 10h5zm1 1h5");
  });
  it("reads flags of arcs that stand without gaps, and keeps small radii", () => {
    expect(onGrid("M0 0a.52.52 0 015.2 5.2")).toBe("m0 0a.5 .5 0 0 1 5 5");
  });
  it("refuses half a command", () => {
    expect(() => onGrid("M0 0c1 2 3")).toThrow("in the middle of 'c'");
  });
});
