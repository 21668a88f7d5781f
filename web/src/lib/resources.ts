/** One sign for everything that is counted, the same in all games: an icon and a colour. */
import brick from "icons:clay-brick";
import bread from "icons:bread";
import coins from "icons:two-coins";
import crown from "icons:laurel-crown";
import diamond from "icons:cut-diamond";
import fire from "icons:fire";
import heart from "icons:hearts";
import influence from "icons:scroll-quill";
import lumber from "icons:wood-pile";
import magic from "icons:magic-swirl";
import ore from "icons:stone-pile";
import prayer from "icons:prayer";
import swords from "icons:crossed-swords";
import wheat from "icons:wheat";
import wool from "icons:wool";

export interface Sign {
  icon: { path: string; side: number };
  colour: string;
}

const SIGNS: Record<string, Sign> = {
  gold: { icon: coins, colour: "gold" },
  coins: { icon: coins, colour: "gold" },
  coin: { icon: coins, colour: "gold" },
  silver: { icon: coins, colour: "grey" },
  provision: { icon: bread, colour: "orange" },
  provisions: { icon: bread, colour: "orange" },
  strength: { icon: swords, colour: "red" },
  magic: { icon: magic, colour: "purple" },
  faith: { icon: prayer, colour: "blue" },
  influence: { icon: influence, colour: "brown" },
  vp: { icon: crown, colour: "gold" },
  health: { icon: heart, colour: "red" },
  brick: { icon: brick, colour: "orange" },
  lumber: { icon: lumber, colour: "brown" },
  wool: { icon: wool, colour: "grey" },
  grain: { icon: wheat, colour: "yellow" },
  ore: { icon: ore, colour: "black" },
  fires: { icon: fire, colour: "orange" },
  white: { icon: diamond, colour: "grey" },
  yellow: { icon: diamond, colour: "yellow" },
  red: { icon: diamond, colour: "red" },
  blue: { icon: diamond, colour: "blue" },
  green: { icon: diamond, colour: "green" },
  black: { icon: diamond, colour: "black" },
};

export function signOf(thing: string): Sign | undefined {
  return SIGNS[thing];
}
