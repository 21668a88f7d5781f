/** The small signs of this game: roles, kinds of monsters, areas, kinds of cards, moments at which domains work. */
import always from "icons:infinity";
import beast from "icons:wolf-howl";
import boss from "icons:imperial-crown";
import cave from "icons:mountain-cave";
import citizen from "icons:person";
import day from "icons:sunrise";
import desert from "icons:desert";
import domain from "icons:castle";
import doubles from "icons:dice-six-faces-six";
import forest from "icons:pine-tree";
import hills from "icons:hills";
import holy from "icons:sunbeams";
import lightning from "icons:lightning-trio";
import minion from "icons:three-friends";
import monster from "icons:evil-minion";
import mountains from "icons:mountains";
import night from "icons:sunset";
import roll from "icons:dice-six-faces-one";
import ruins from "icons:ancient-ruins";
import shadow from "icons:cloak-dagger";
import slay from "icons:sword-wound";
import soldier from "icons:shield";
import swamp from "icons:swamp";
import titan from "icons:giant";
import valley from "icons:valley";
import worker from "icons:flat-hammer";
import type { Sign } from "../../lib/resources";

export const ROLE_SIGNS: Record<string, Sign> = {
  worker: { icon: worker, colour: "green" },
  soldier: { icon: soldier, colour: "red" },
  shadow: { icon: shadow, colour: "purple" },
  holy: { icon: holy, colour: "blue" },
};

export const TYPE_SIGNS: Record<string, Sign> = {
  minion: { icon: minion, colour: "grey" },
  beast: { icon: beast, colour: "brown" },
  titan: { icon: titan, colour: "teal" },
  boss: { icon: boss, colour: "gold" },
};

export const AREA_SIGNS: Record<string, Sign> = {
  hills: { icon: hills, colour: "green" },
  ruins: { icon: ruins, colour: "grey" },
  forest: { icon: forest, colour: "green" },
  valley: { icon: valley, colour: "teal" },
  mountains: { icon: mountains, colour: "blue" },
  barrens: { icon: desert, colour: "orange" },
  swamp: { icon: swamp, colour: "brown" },
  cavern: { icon: cave, colour: "purple" },
};

export const CARD_SIGNS: Record<string, Sign> = {
  citizen: { icon: citizen, colour: "teal" },
  monster: { icon: monster, colour: "red" },
  domain: { icon: domain, colour: "brown" },
};

export const TIMING_ICONS: Record<string, Sign["icon"]> = {
  immediate: lightning,
  roll_phase: roll,
  on_doubles: doubles,
  action_start: day,
  action_phase_passive: always,
  on_gain_citizen: citizen,
  on_slay: slay,
  action_end: night,
};

export const RESOURCES = ["gold", "strength", "magic"] as const;
