/** Plain facts as the variables of a message: ids become names, seats become players, lists are read out. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Facts = Record<string, Plain>;
export type Variables = Record<string, string | number>;
export type Forms = Record<string, string>;

export interface Namer {
  name(thing: string): string;
  label(thing: string): string;
  forms(thing: string): Forms;
  player(seat: number): string;
  nothing(): string;
  together(names: string[]): string;
}

/** Facts with these names are seats where they are numbers. */
const SEATS = new Set(
  "player from to by with on against owner victim opponent giver winner players givers winners".split(" "),
);
/** What a message selects by where there is nothing; what is read then is a word of the language. */
const NONE = "none";

/** For each fact `$fact` in words, and beside it `$fact-id`, `$fact-label`, `$fact-count` and the forms of its name. */
export function variables(facts: Facts, words: Namer): Variables {
  const found: Variables = {};
  for (const [fact, value] of Object.entries(facts)) {
    found[fact] = worded(fact, value, words);
    Object.assign(found, beside(fact, value, words));
  }
  return found;
}

export function worded(fact: string, value: Plain, words: Namer): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return SEATS.has(fact) ? words.player(value) : value;
  if (isEmpty(value)) return SEATS.has(fact) ? words.player(-1) : words.nothing();
  if (typeof value === "string") return words.name(value);
  if (Array.isArray(value)) return readOut(fact, value, words);
  return allCounted(value as Facts, words);
}

function isEmpty(value: Plain): boolean {
  return value === null || (typeof value === "object" ? Object.keys(value).length === 0 : value === "");
}

/** Names as people say several, numbers such as dice side by side. */
function readOut(fact: string, items: Plain[], words: Namer): string {
  const things = items.filter((item) => typeof item === "string");
  if (things.length === items.length) return words.together(eachOnce(things, words));
  const names = items.map((item) => String(worded(fact, item, words)));
  const dice = !SEATS.has(fact) && items.every((item) => typeof item === "number");
  return dice ? names.join(" ") : words.together(names);
}

/** Names, with the number of those that come several times: "2 coins and a gem", not "a coin, a gem and a coin". */
function eachOnce(things: string[], words: Namer, form = ""): string[] {
  const names = things.map((thing) => words.name(thing));
  return [...new Set(names)].map((name) => {
    const thing = things[names.indexOf(name)]!;
    const count = names.filter((each) => each === name).length;
    return count > 1 ? counted(thing, count, words, form) : (words.forms(thing)[form] ?? name);
  });
}

function allCounted(counts: Facts, words: Namer, form = ""): string {
  return words.together(Object.entries(counts).map(([thing, count]) => counted(thing, count, words, form)));
}

/** "2 coins" in the number that the count wants, and in a case; "2× coin" where its forms are not known. */
function counted(thing: string, count: Plain, words: Namer, form: string): string {
  if (typeof count !== "number") return `${words.name(thing)}: ${worded(thing, count, words)}`;
  const forms = words.forms(thing);
  const singular = forms[form] ?? words.name(thing);
  if (count === 1) return forms.many === undefined ? `1× ${singular}` : `1 ${singular}`;
  const few = forms[`few-${form}`] ?? forms.few ?? forms.many;
  const plural = count >= 2 && count <= 4 ? few : forms.many;
  return plural === undefined ? `${count}× ${singular}` : `${count} ${plural}`;
}

/** What a message may want to choose by, and the forms in which it may want a name. */
function beside(fact: string, value: Plain, words: Namer): Variables {
  if (typeof value === "number") return SEATS.has(fact) ? { [`${fact}-id`]: value < 0 ? "nobody" : String(value) } : {};
  if (value === null || typeof value === "boolean") return {};
  if (typeof value === "string") {
    const found = { [`${fact}-id`]: value || NONE, [`${fact}-label`]: words.label(value) };
    return { ...found, ...named(fact, words.forms(value)) };
  }
  if (Array.isArray(value)) return { [`${fact}-count`]: value.length, ...listed(fact, value, words) };
  const accusative = allCounted(value, words, "acc") || words.nothing();
  return { [`${fact}-count`]: total(Object.values(value)), [`${fact}-acc`]: accusative };
}

/** The forms that all of several things have. */
function listed(fact: string, items: Plain[], words: Namer): Variables {
  if (items.length === 0) return { [`${fact}-acc`]: words.nothing() };
  const things = items.filter((item) => typeof item === "string");
  if (things.length < items.length) return {};
  const common = Object.keys(words.forms(things[0]!)).filter((form) =>
    things.every((thing) => form in words.forms(thing)),
  );
  const joined = (form: string) => words.together(eachOnce(things, words, form));
  return named(fact, Object.fromEntries(common.map((form) => [form, joined(form)])));
}

function named(fact: string, forms: Forms): Variables {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${fact}-${form}`, text]));
}

function total(counts: Plain[]): number {
  return counts.reduce<number>((sum, count) => sum + (typeof count === "number" ? count : 0), 0);
}
