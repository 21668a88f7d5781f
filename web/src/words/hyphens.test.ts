import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

it("breaks long words between syllables and leaves short ones alone", () => {
  const shown = (text: string): string => hyphenated(text).replaceAll("\u00ad", "-");
  expect(shown("Zaneprázdněná drakobijka")).toBe("Za-ne-prázdně-ná drakobijka");
  expect(shown("Zaneprázdnená")).toBe("Za-ne-prázdne-ná");
});
