import { describe, expect, it } from "vitest";
import { percent, signed } from "./sentences";

describe("chances in words", () => {
  it("have a sign that says whether they rose", () => {
    expect(signed(0.214)).toBe("+21");
    expect(signed(-0.214)).toBe("−21");
    expect(signed(-0.001)).toBe("+0");
  });
  it("are whole percents", () => {
    expect(percent(0.666)).toBe(67);
  });
});
