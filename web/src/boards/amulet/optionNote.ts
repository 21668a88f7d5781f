/** What a placement would leave open, beside its sentence in the list. */
import type { Option, View, Words } from "../board";
import { cardOf, isAdventure } from "./cards";
import { covers, readPlacement, tally } from "./placements";
import type { AmuletView } from "./view";

export function optionNote(option: Option, view: View, words: Words): string {
  if (option.verb !== "place") return "";
  const { fight, lair, manor } = view as AmuletView;
  const back = [...lair, ...manor].find((each) => each.back === fight.foe);
  const { grid } = cardOf(back?.front ?? fight.foe ?? "");
  const left = tally(grid, new Set([...fight.covered, ...covers(readPlacement(option.move))]));
  if (isAdventure(fight.foe ?? "")) return `${words.text("web-weak-left")}: ${left.weakLeft}`;
  return words.text("web-aside-place", { weak: left.weakLeft, damage: left.damage + fight.extra_damage });
}
