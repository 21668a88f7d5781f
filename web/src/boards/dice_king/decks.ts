/** The people of the five decks: a portrait and the colour of the band. */
import dwarf from "icons:dwarf-face";
import elf from "icons:woman-elf-face";
import fairy from "icons:fairy";
import gnome from "icons:bad-gnome";
import king from "icons:king";

export const DECKS = [
  { portrait: dwarf, band: "brown" },
  { portrait: elf, band: "gold" },
  { portrait: fairy, band: "purple" },
  { portrait: gnome, band: "green" },
  { portrait: king, band: "blue" },
] as const;
