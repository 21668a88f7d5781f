/** The pictures of the cards: a symbol for each, and the landscape behind it. */
import alchemist from "icons:potion-ball";
import anvil from "icons:anvil";
import archer from "icons:bowman";
import basilisk from "icons:snake";
import bat from "icons:evil-bat";
import bear from "icons:bear-face";
import butcher from "icons:meat-cleaver";
import camp from "icons:barracks-tent";
import castle from "icons:castle";
import champion from "icons:broadsword";
import church from "icons:church";
import crow from "icons:raven";
import crownedSkull from "icons:crowned-skull";
import crystal from "icons:crystal-ball";
import dock from "icons:harbor-dock";
import dragon from "icons:sea-dragon";
import evilTree from "icons:evil-tree";
import eye from "icons:eye-shield";
import fiend from "icons:imp-laugh";
import fire from "icons:burning-skull";
import gargoyle from "icons:gargoyle";
import giant from "icons:giant";
import goblin from "icons:goblin-head";
import goblinMage from "icons:crescent-staff";
import golem from "icons:rock-golem";
import hand from "icons:hand";
import herald from "icons:trumpet-flag";
import hill from "icons:hill-fort";
import kobold from "icons:horned-reptile";
import leech from "icons:leeching-worm";
import lotus from "icons:lotus-flower";
import merchant from "icons:trade";
import mercenary from "icons:crossbow";
import mimic from "icons:open-chest";
import miner from "icons:miner";
import monk from "icons:prayer";
import obelisk from "icons:obelisk";
import orc from "icons:brute";
import owl from "icons:barn-owl";
import paladin from "icons:cross-shield";
import palisade from "icons:palisade";
import perch from "icons:crow-nest";
import pitchfork from "icons:pitchfork";
import priestess from "icons:holy-symbol";
import redDragon from "icons:spiked-dragon-head";
import robber from "icons:robber";
import rogue from "icons:hooded-assassin";
import sinister from "icons:warlock-hood";
import goblinKing from "icons:goblin";
import slime from "icons:cube";
import spider from "icons:long-legged-spider";
import spiderQueen from "icons:masked-spider";
import stone from "icons:menhir";
import sunrise from "icons:sunrise";
import thieves from "icons:domino-mask";
import thorn from "icons:thorny-vine";
import sorrow from "icons:broken-heart";
import tower from "icons:stone-tower";
import troll from "icons:troll";
import truce from "icons:cracked-shield";
import warlord from "icons:warlord-helmet";
import warchief from "icons:horned-helm";
import watch from "icons:watchtower";
import witch from "icons:witch-flight";
import web from "icons:spider-mask";
import whiteTower from "icons:white-tower";
import wizard from "icons:wizard-face";
import wraith from "icons:ghost";
import bones from "icons:skull-crossed-bones";
import cleric from "icons:holy-grail";
import knight from "icons:visored-helm";

export type Picture = { path: string; side: number };

const PICTURES: Record<string, Picture> = {
  cleric,
  monk,
  merchant,
  blacksmith: anvil,
  mercenary,
  alchemist,
  archer,
  wizard,
  peasant: pitchfork,
  knight,
  rogue,
  thief: robber,
  champion,
  warlord,
  paladin,
  priestess,
  butcher,
  miner,
  starter_peasant: pitchfork,
  starter_knight: knight,
  starter_herald: herald,
  goblin,
  goblin_mage: goblinMage,
  goblin_king: goblinKing,
  skeleton: bones,
  flaming_skeleton: fire,
  skeleton_king: crownedSkull,
  treant: evilTree,
  bane_spider: spider,
  spider_queen: spiderQueen,
  owlbear: owl,
  giant,
  troll,
  dire_bear: bear,
  orc_warrior: orc,
  orc_chieftain: warchief,
  gargoyle,
  wraith,
  witch_queen: witch,
  gelatinous_cube: slime,
  basilisk,
  swamp_dragon: dragon,
  kobolds: kobold,
  gold_golem: golem,
  red_dragon: redDragon,
  corrupted_cleric: sinister,
  giant_leech: leech,
  bat_swarm: bat,
  sorcerer: fiend,
  mimic,
  kobold_thieves: thieves,
  foxgrove_palisade: palisade,
  desert_orchid: lotus,
  emerald_stronghold: castle,
  pratchetts_plateau: hill,
  cathedral_of_st_aquila: church,
  darktide_harbour: dock,
  cloudriders_camp: camp,
  orb_of_urdr: crystal,
  rogues_landing: dock,
  blood_crow_army: crow,
  eye_of_asteraten: eye,
  cutthroats_truce: truce,
  halfpenny_hill: hill,
  shattered_hand: hand,
  forgotten_sorrows: sorrow,
  watcher_on_the_water: watch,
  gargans_embrace: tower,
  nest_of_the_weaver_witch: web,
  palace_of_the_dawn: sunrise,
  grimmwater_keep: whiteTower,
  violet_thorn: thorn,
  purloiners_perch: perch,
  golden_obelisk_of_nae: obelisk,
  monolith_of_ostendaar: stone,
};

export function pictureOf(id: string): Picture {
  return PICTURES[id] ?? castle;
}
