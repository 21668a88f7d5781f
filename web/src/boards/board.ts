/**
 * What a board gets, and what it may do. A board draws a view and offers the server's options; it knows no rules.
 * web/README.md tells it with examples.
 */
import type { Component } from "svelte";
import type { Facts } from "../words/facts";
import type { GameEvent, Words } from "../words/game";
import type { Argument } from "../words/notation";
import type { Prompt as View } from "./prompt";

/** The part of a view that all games have. A board gets its game's whole view: `BoardProps<View>` of its `view.ts`. */
export type { Prompt as View } from "./prompt";
export type { Facts, Plain } from "../words/facts";
export type { GameEvent, Words } from "../words/game";
export type { Argument } from "../words/notation";

/** One legal move. `move` is its notation and its identity; `sentence` is what its button says. */
export interface Option {
  move: string;
  verb: string;
  args: Argument[];
  sentence: string;
  /** What the rules tell about it: `cost`, `missing`, `leaves` …; {} where there is nothing to tell. */
  facts: Facts;
}

/** A decision that the seat of this board faces now. */
export interface Choice {
  seat: number;
  decision: number;
  /** The name of the step, such as `SlayDragon`: what kind of choice it is. */
  step: string;
  /** The same as a sentence in the player's language. */
  question: string;
  /** The id of the rule by which it is asked. */
  rule: string;
  options: Option[];
}

/** Why a move is not possible: a sentence in the player's language, the id of the rule, and the amounts missing. */
export interface WhyNot {
  sentence: string;
  rule: string;
  missing: [string, number][];
}

/** How things move. `duration` is the length of one ordinary movement in milliseconds; 0: nothing moves. */
export interface Motion {
  reduced: boolean;
  duration: number;
}

export interface Player {
  seat: number;
  name: string;
  /** 0 to 4: the colour and the shape of the seat everywhere (`--seat-0`…, PlayerBadge). */
  colour: number;
  bot: boolean;
}

export interface BoardProps<V = View> {
  game: string;
  /** The seat that looks; null for a spectator, or in a replay without a viewpoint. */
  seat: number | null;
  view: V;
  /** The view one step ago, and what has happened since: what to animate. `step` grows with every step. */
  before: V | null;
  events: GameEvent[];
  step: number;
  /** null while this seat has nothing to choose: then nothing on the board lights up. */
  choice: Choice | null;
  /** The options that are left after `narrow`; all of `choice.options` otherwise. */
  live: Option[];
  /** The option under the pointer or the focus in the list of buttons, or waiting for its confirmation. */
  focused: Option | null;
  /** A choice is on its way to the server: until its answer comes, `choose` does nothing. */
  sending: boolean;
  players: Player[];
  words: Words;
  motion: Motion;
  /** Chooses; the frame asks for confirmation where the player wants that. */
  choose(option: Option): void;
  /** Leaves only some options in the list, until something is chosen; null shows all again. */
  narrow(keep: ((option: Option) => boolean) | null): void;
  /** What clicking a thing does: chooses the only option, narrows to several, does nothing for none. */
  pick(options: Option[]): void;
  /** Shows an option in the list as the one under the pointer. */
  point(option: Option | null): void;
  /** Asks the server why a move (in notation) is not possible now; null where it is possible. */
  whyNot(move: string): Promise<WhyNot | null>;
  /** Asks why not and shows the answer to the player near the board: for a click on something greyed out. */
  explain(move: string): void;
  /** Opens the rules drawer at a rule. */
  openRule(rule: string): void;
}

export type Board = Component<BoardProps>;

/** A view as it came in: the server answers for its shape. */
export function asView(told: object): View {
  return told as View;
}

/** All fields of a view by name: for what is drawn or counted alike for every game. */
export function fieldsOf(view: View): Facts {
  return view as object as Facts;
}

/** The live options about a thing, of one verb or of all: options that name its id among their arguments. */
export function optionsOn(live: Option[], thing: string | number, verb?: string): Option[] {
  return live.filter((option) => (!verb || option.verb === verb) && option.args.some((arg) => names(arg, thing)));
}

function names(arg: Argument, thing: string | number): boolean {
  if (Array.isArray(arg)) return (arg as (string | number)[]).includes(thing);
  return typeof arg === "object" ? Boolean(arg[thing]) : arg === thing;
}
