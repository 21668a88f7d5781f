/** The signs of this game: actions, families, factions, and what is counted. */
import abbot from "icons:pope-crown";
import absolve from "icons:broken-pottery";
import acolyte from "icons:candle-light";
import architect from "icons:compass";
import attack from "icons:crossed-swords";
import byzantine from "icons:byzantin-temple";
import collector from "icons:swap-bag";
import commission from "icons:robe";
import conspire from "icons:cloak-dagger";
import conspirator from "icons:hooded-figure";
import convert from "icons:holy-symbol";
import debt from "icons:crossed-chains";
import defender from "icons:shield";
import develop from "icons:house";
import fortify from "icons:brick-wall";
import garrison from "icons:tower-flag";
import gatekeeper from "icons:castle";
import hunt from "icons:deer-head";
import missionary from "icons:holy-grail";
import order from "icons:king";
import peddler from "icons:knapsack";
import pray from "icons:church";
import recruit from "icons:rally-the-troops";
import rest from "icons:night-sleep";
import saracen from "icons:egyptian-temple";
import squire from "icons:visored-helm";
import suspicion from "icons:eye-target";
import tax from "icons:coins";
import trade from "icons:trade";
import viking from "icons:drakkar";
import watchman from "icons:watchtower";
import type { Sign } from "../../lib/resources";
import { signOf } from "../../lib/resources";

export const ATTRIBUTES = ["strength", "influence", "faith"] as const;

type Icon = Sign["icon"];

export const ACTION_ICONS: Record<string, Icon> = {
  develop,
  recruit,
  hunt,
  trade,
  pray,
  conspire,
  commission,
  fortify,
  garrison,
  absolve,
  attack,
  convert,
  rest,
  kings_order: order,
  kings_favour: order,
};

const FAMILIES: Record<string, Icon> = {
  abbot,
  acolyte,
  architect,
  defender,
  gatekeeper,
  missionary,
  watchman,
  conspirator,
  peddler,
  squire,
  debt: collector,
};

export const FACTIONS: Record<string, Icon> = { viking, byzantine, saracen };

export function townsfolkIcon(card: string): Icon {
  return FAMILIES[card.split("_")[0] ?? ""] ?? squire;
}

const OWN: Record<string, Sign> = {
  suspicion: { icon: suspicion, colour: "purple" },
  debt: { icon: debt, colour: "brown" },
  tax: { icon: tax, colour: "orange" },
  pray: { icon: pray, colour: "blue" },
  recruit: { icon: recruit, colour: "teal" },
  develop: { icon: develop, colour: "brown" },
};

export function sign(thing: string): Sign {
  return OWN[thing] ?? signOf(thing) ?? { icon: order, colour: "brown" };
}
