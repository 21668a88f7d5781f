/** What terrain, wildlings and cards look like. */
import barbarian from "icons:barbarian";
import climbing from "icons:mountain-climbing";
import desert from "icons:desert";
import giant from "icons:giant";
import hills from "icons:brick-pile";
import ice from "icons:snowflake-1";
import laurels from "icons:laurel-crown";
import monopoly from "icons:receive-money";
import mountains from "icons:peaks";
import patrol from "icons:horse-head";
import pine from "icons:pine-tree";
import recruit from "icons:swordman";
import road from "icons:stone-path";
import sheep from "icons:sheep";
import wheat from "icons:wheat";
import winter from "icons:snowing";

export interface Picture {
  icon: { path: string; side: number };
  colour: string;
}

const TERRAIN: Record<string, Picture> = {
  hills: { icon: hills, colour: "#bb6f45" },
  forest: { icon: pine, colour: "#4a7a52" },
  pasture: { icon: sheep, colour: "#a3bd72" },
  fields: { icon: wheat, colour: "#dcb955" },
  mountains: { icon: mountains, colour: "#939aa6" },
  ice_field: { icon: ice, colour: "#cfe3ee" },
  desert: { icon: desert, colour: "#e0cf9a" },
};

const WILDLINGS: Record<string, Picture> = {
  regular: { icon: barbarian, colour: "#7d3f22" },
  climber: { icon: climbing, colour: "#2c5f8a" },
  giant: { icon: giant, colour: "#5c2d66" },
};

const CARDS: Record<string, Picture["icon"]> = {
  patrol,
  road_building: road,
  winter_is_coming: winter,
  new_recruit: recruit,
  victory_point: laurels,
  monopoly,
};

export function terrain(id: string): Picture {
  return TERRAIN[id] ?? TERRAIN.desert!;
}

export function wildling(kind: string): Picture {
  return WILDLINGS[kind] ?? WILDLINGS.regular!;
}

export function cardIcon(id: string): Picture["icon"] {
  return CARDS[id] ?? laurels;
}

/** Cards of each kind. */
export type Bundle = Record<string, number>;

export const RESOURCES = ["brick", "lumber", "wool", "grain", "ore"];
