/** Pictures: one sign for every place, character, family of monsters and kind of square. */
import agility from "icons:sprint";
import alchemy from "icons:gems";
import archer from "icons:pocket-bow";
import barbute from "icons:visored-helm";
import beasts from "icons:wolf-head";
import blackKnight from "icons:black-knight-helm";
import carousel from "icons:carousel";
import castle from "icons:castle";
import cave from "icons:cave-entrance";
import centipede from "icons:centipede";
import church from "icons:church";
import cowled from "icons:cowled";
import cyclops from "icons:cyclops";
import demons from "icons:daemon-skull";
import dungeon from "icons:dungeon-gate";
import gargoyle from "icons:gargoyle";
import ghost from "icons:ghost";
import goblin from "icons:goblin-head";
import golem from "icons:rock-golem";
import harpy from "icons:harpy";
import hut from "icons:hut";
import hydra from "icons:hydra";
import knight from "icons:mounted-knight";
import manor from "icons:family-house";
import minotaur from "icons:minotaur";
import monk from "icons:monk-face";
import mole from "icons:worm-mouth";
import necromancer from "icons:skull-staff";
import priest from "icons:holy-symbol";
import scroll from "icons:scroll-unfurled";
import serpent from "icons:sea-serpent";
import sorceress from "icons:woman-elf-face";
import spell from "icons:magic-swirl";
import tavern from "icons:tavern-sign";
import tower from "icons:evil-tower";
import trolls from "icons:troll";
import vampire from "icons:vampire-dracula";
import village from "icons:village";
import werewolf from "icons:werewolf";
import witch from "icons:witch-flight";
import undead from "icons:shambling-zombie";
import weapon from "icons:crossed-swords";
import wisdom from "icons:brain";
import consciousness from "icons:third-eye";
import stealth from "icons:hidden";
import durability from "icons:checked-shield";
import blood from "icons:droplets";
import inventiveness from "icons:light-bulb";
import health from "icons:hearts";
import wealth from "icons:two-coins";
import { cardOf, isSpell, isWeapon } from "./cards";

type Picture = { path: string; side: number };

const PICTURES: Record<string, Picture> = {
  castle,
  fair: carousel,
  robbers_hut: hut,
  mage_tower: tower,
  village,
  manor,
  lair: cave,
  dungeon,
  monastery: church,
  inn: tavern,
  preacher: monk,
  sorceress,
  hunter: archer,
  paladin: barbute,
  thief: cowled,
  undead,
  goblins: goblin,
  beasts,
  trolls,
  ghosts: ghost,
  werewolves: werewolf,
  dark_knights: blackKnight,
  gargoyles: gargoyle,
  necromancer,
  golem,
  vampires: vampire,
  harpies: harpy,
  witches: witch,
  demons,
  cyclops,
  giant_centipedes: centipede,
  minotaur,
  great_mole_rat: mole,
  hydra,
  basilisk: serpent,
  hero: knight,
  knight,
  monk,
  priest,
  potion_inventiveness: inventiveness,
  potion_wealth: wealth,
  potion_health: health,
  potion_wisdom: wisdom,
  potion_vampire_blood: blood,
  potion_agility: agility,
  potion_stealth: stealth,
  potion_consciousness: consciousness,
  potion_durability: durability,
  potion_alchemy: alchemy,
};

export function pictureOf(id: string): Picture {
  const family = cardOf(id).family;
  return (
    PICTURES[id] ?? (family ? PICTURES[family] : undefined) ?? (isSpell(id) ? spell : isWeapon(id) ? weapon : scroll)
  );
}

/** Gems differ in shape, too: paths in a square of 24. */
export const GEMS: Record<string, string> = {
  yellow: "M12 1l3.2 7.400 7.800.8-5.900 5.300 1.700 7.800-6.800-4-6.800 4 1.700-7.800L1 9.200l7.800-.8z",
  red: "M12 2.500c4-3 10.500-.5 10.500 5.500 0 6.500-6.500 10.500-10.500 14C8 18.500 1.500 14.500 1.500 8c0-6 6.500-8.500 10.500-5.500z",
  blue: "M12 1c3.500 5.500 8 9 8 13.800a8 8 0 0 1-16 0C4 10 8.500 6.500 12 1z",
  green: "M7 2h10l5 5v10l-5 5H7l-5-5V7z",
  black: "M12 1l10 11-10 11L2 12z",
  silver: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  any: "M12 2l8.700 5v10L12 22l-8.700-5V7z",
};
const LETTERS: Record<string, string> = { y: "yellow", r: "red", b: "blue", g: "green", k: "black", a: "any" };
export const gemOfLetter = (letter: string): string | undefined => LETTERS[letter];
