/** What the middle of the table shows now, and what is offered there besides the things that lie on the table. */
import type { Option } from "../board";
import type { View } from "./view";

const FIGHTING = new Set([
  "ChooseWeapons",
  "Arrange",
  "PlaceToken",
  "ShatterWeapon",
  "Contribute",
  "DrinkInFight",
  "StayOn",
  "UseWealth",
  "UseWisdom",
  "SpareWeapon",
  "RetainSpell",
]);
/** Chosen on things that are in sight wherever the board stands. */
const LIT = new Set(["go", "face", "set", "choose", "resolve", "place", "close", "lift", "learn", "drop"]);
const ON_OWN = new Set(["repair", "damage", "fulfil"]);
const ON_SHELF = new Set(["buy", "sneak"]);

export type Scene = "draft" | "fight" | "gem" | "learn" | "face" | "night" | "map";

export function scene(view: View, live: Option[]): Scene {
  const offers = (verb: string): boolean => live.some((option) => option.verb === verb);
  if (view.question === "ChooseCharacter") return "draft";
  if (FIGHTING.has(view.question) && view.fight.foe !== null) return "fight";
  if (offers("set")) return "gem";
  if (offers("learn")) return "learn";
  if (offers("face")) return "face";
  const attacked = view.attack.pending.length > 0 || view.attack.card !== null;
  return view.phase === "night" && attacked ? "night" : "map";
}

/** Options without a thing in sight; those about nothing stand in the question's bar. */
export function aloof(live: Option[], seen: { own: boolean; shelf: boolean }): Option[] {
  const apart = ({ verb, args }: Option): boolean =>
    args.length > 0 && !LIT.has(verb) && !(seen.own && ON_OWN.has(verb)) && !(seen.shelf && ON_SHELF.has(verb));
  return alikeOnce(live.filter(apart));
}

/** Spells that are alike are bought by one button. */
function alikeOnce(options: Option[]): Option[] {
  return options.filter(
    ({ verb, sentence }, i) => options.findIndex((other) => other.verb === verb && other.sentence === sentence) === i,
  );
}
