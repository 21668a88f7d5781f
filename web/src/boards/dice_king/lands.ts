/** What the fifteen lands look like: a colour from the data, a symbol, its size. */
import table from "data:dice_king/tiles";
import cave from "icons:cave-entrance";
import coast from "icons:big-wave";
import desert from "icons:cactus";
import farmland from "icons:wheat";
import floodplain from "icons:river";
import flowers from "icons:flowers";
import lava from "icons:lava";
import meadow from "icons:grass";
import mountains from "icons:peaks";
import mushrooms from "icons:mushrooms";
import pines from "icons:pine-tree";
import quarry from "icons:stone-pile";
import steppe from "icons:high-grass";
import swamp from "icons:swamp";
import volcano from "icons:volcano";

const SYMBOLS: Record<string, { path: string; side: number }> = {
  cave,
  coast,
  desert,
  farmland,
  floodplain,
  flower_meadow: flowers,
  lava,
  meadow,
  mountains,
  mushroom_forest: mushrooms,
  pine_forest: pines,
  quarry,
  steppe,
  swamp,
  volcano,
};

const COLOURS = Object.fromEntries(
  (table as unknown as { land: { id: string; hex: string }[] }).land.map(({ id, hex }) => [id, hex]),
);

export function landSymbol(land: string): { path: string; side: number } {
  return SYMBOLS[land] ?? meadow;
}

export function landColour(land: string): string {
  return COLOURS[land] ?? "#b9a77f";
}
