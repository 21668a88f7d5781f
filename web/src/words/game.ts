import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Glossary } from "../net/protocol";
import { variables, worded, type Facts, type Forms, type Plain, type Variables } from "./facts";
import { Notation, type Argument } from "./notation";
import { typeset } from "./typography";

/** What happened, as the server tells a seat: its kind, its rule, whose deed it was, and the facts. */
export type GameEvent = Facts & { kind: string; rule: string; seat: number };

/** By id, the facts behind names that depend on the table. */
export type Called = Record<string, Record<string, string>>;

export function calledIn(view: object | undefined): Called {
  return (view as { called?: Called } | undefined)?.called ?? NOTHING;
}

const NOTHING: Called = {};
const read = new WeakMap<Glossary, FluentResource>();

const LETTERS = "abcd";

/** The words of one game in one language; the same sentences as `pentarchy.words` makes in the terminal. */
export class Words {
  readonly lang: string;
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  readonly notation: Notation;
  private readonly bundle: FluentBundle;
  /** What was asked before: boards ask for the same names again and again. */
  private readonly names = new Map<string, string>();
  private readonly nameForms = new Map<string, Forms>();

  constructor(
    private readonly glossary: Glossary,
    private readonly players: readonly string[] = [],
    private readonly called: Called = NOTHING,
  ) {
    this.lang = glossary.lang;
    this.game = glossary.game;
    this.title = glossary.title;
    this.notation = new Notation(glossary.verbs);
    const functions = {
      PLAYER: (args: FluentVariable[]) => this.seated(String(spoken(args[0]))),
      FROM_ONE: (args: FluentVariable[]) => String(Number(spoken(args[0])) + 1),
    };
    this.bundle = new FluentBundle(glossary.lang, { functions: functions as never, useIsolating: false });
    this.bundle.addResource(resourceOf(glossary));
  }

  /** The same words about other people. */
  about(players: readonly string[]): Words {
    return new Words(this.glossary, players, this.called);
  }

  /** The same words about another table; themselves where nothing is called otherwise there. */
  at(called: Called): Words {
    const known = JSON.stringify(called) === JSON.stringify(this.called);
    return known ? this : new Words(this.glossary, this.players, called);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with its facts put into words; its id where there is no such message. */
  text(message: string, facts: Facts = {}): string {
    return this.said(message, variables(facts, this))[0];
  }

  /** The display name of anything with an id. */
  name(thing: string): string {
    const found = this.names.get(thing) ?? this.named(thing);
    this.names.set(thing, found);
    return found;
  }

  private named(thing: string): string {
    const [message, values] = this.naming(thing);
    return this.has(message) ? this.said(message, values)[0] : (this.glossary.names[thing] ?? thing);
  }

  /** The message that names a thing: its own, or the one for things of its kind. */
  private naming(thing: string): [string, Variables] {
    const facts = this.called[thing];
    return facts ? [`called-${facts.kind}`, variables(facts, this)] : [`name-${thing}`, {}];
  }

  /** What is written on a card beside its name; '' for things without it. */
  label(thing: string): string {
    return this.has(`label-${thing}`) ? this.said(`label-${thing}`, {})[0] : (this.glossary.labels[thing] ?? "");
  }

  /** The forms of a name that sentences want; `Words.forms` of the server says which. */
  forms(thing: string): Forms {
    const found = this.nameForms.get(thing) ?? this.formsOf(thing);
    this.nameForms.set(thing, found);
    return found;
  }

  private formsOf(thing: string): Forms {
    const [message, values] = this.naming(thing);
    const written = Object.entries(this.bundle.getMessage(message)?.attributes ?? {});
    const texts = written.map(([form, text]) => [form, this.bundle.formatPattern(text, values)]);
    const found: Forms = texts.length > 0 ? Object.fromEntries(texts) : (this.glossary.forms[thing] ?? {});
    return this.lang !== "en" || !thing || "a" in found ? found : { a: withArticle(this.name(thing)), ...found };
  }

  nothing(): string {
    return this.said("nothing", {})[0];
  }

  player(seat: number): string {
    if (seat < 0) return this.said("nobody", {})[0];
    const beyond = this.players.length > 0 && this.has("board-rival") ? "board-rival" : "player";
    return this.players[seat] ?? this.said(beyond, { number: seat + 1 })[0];
  }

  /** Seats among the arguments of a move: `1`, or `1 and 2`, or none of them. */
  private seated(seats: string): string {
    if (!/^\d/.test(seats)) return this.player(-1);
    return this.together((seats.match(/\d+/g) ?? []).map((seat) => this.player(Number(seat))));
  }

  /** Agatha, Boris and Cecily. */
  together(names: string[]): string {
    const last = names.at(-1) ?? "";
    return names.length > 1 ? this.said("together", { others: names.slice(0, -1).join(", "), last })[0] : last;
  }

  /** A move, given in notation, as a button says it. */
  move(text: string): string {
    const { verb, args } = this.notation.parse(text);
    return this.has(`move-${verb}`) ? this.text(`move-${verb}`, lettered(args)) : text;
  }

  /** A few words beside an option: its facts as `note-<verb>` says them, or one after the other. */
  note({ verb, facts }: { verb: string; facts: Facts }): string {
    const all = Object.entries(facts);
    if (all.length > 0 && this.has(`note-${verb}`)) return this.text(`note-${verb}`, facts);
    return all
      .map(([name, fact]) => this.fact(name, fact))
      .filter(Boolean)
      .join("; ");
  }

  /** One fact about an option; in its plain form where `fact-<name>` does not say it in words. */
  private fact(name: string, fact: Plain): string {
    if (this.has(`fact-${name}`)) return this.text(`fact-${name}`, { [name]: fact });
    return `${this.name(name)}: ${worded(name, fact, this)}`.replaceAll("_", " ");
  }

  /** What a decision asks, by the name of its step. */
  question(step: string): string {
    return this.text(`ask-${step}`);
  }

  /** Why a move is not possible. */
  refusal(key: string, facts: Facts = {}): string {
    return this.text(`why-${key}`, facts);
  }

  /** One sentence for an event; the `-unseen` one for those who were not told all of it. */
  event(told: GameEvent): string {
    const { kind, rule: _rule, seat, ...facts } = told;
    const values = variables({ player: seat, ...facts }, this);
    const [sentence, whole] = this.said(`event-${kind}`, values);
    return whole || !this.has(`event-${kind}-unseen`) ? sentence : this.said(`event-${kind}-unseen`, values)[0];
  }

  private said(message: string, values: Variables): [string, boolean] {
    const pattern = this.bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return [message, false];
    const errors: Error[] = [];
    return [typeset(this.bundle.formatPattern(pattern, values, errors), this.lang), errors.length === 0];
  }
}

/** The messages of a glossary, read once. */
function resourceOf(glossary: Glossary): FluentResource {
  const known = read.get(glossary) ?? new FluentResource(glossary.messages);
  read.set(glossary, known);
  return known;
}

/** English: a Goblin, an Outpost. */
function withArticle(name: string): string {
  return `${/^[AEIOU]/i.test(name) ? "an" : "a"} ${name}`;
}

function lettered(args: Argument[]): Facts {
  return Object.fromEntries(args.map((value, i) => [LETTERS[i]!, value]));
}

function spoken(value: FluentVariable | undefined): unknown {
  return typeof value === "object" && value !== null && "value" in value ? value.value : value;
}
