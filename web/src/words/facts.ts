/** Plain facts as the variables of a message: ids become names, seats become players, lists are read out. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Facts = Record<string, Plain>;
export type Variables = Record<string, string | number>;

export interface Namer {
  name(thing: string): string;
  label(thing: string): string;
  player(seat: number): string;
}

/** Facts with these names are seats where they are numbers. */
const SEATS = new Set(
  "player from to by with on against owner victim opponent giver winner players givers winners".split(" "),
);
const NONE = "none";

/** For each fact `$fact` in words, and beside it `$fact-id`, `$fact-label` or `$fact-count`. */
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
  if (typeof value === "string") return value ? words.name(value) : NONE;
  if (Array.isArray(value)) return readOut(fact, value, words);
  if (value === null) return NONE;
  const parts = Object.entries(value).map(([thing, count]) => counted(thing, count, words));
  return parts.join(", ") || NONE;
}

/** Names with commas between them, numbers such as dice without. */
function readOut(fact: string, items: Plain[], words: Namer): string {
  const numbers = !SEATS.has(fact) && items.every((item) => typeof item === "number");
  return items.map((item) => String(worded(fact, item, words))).join(numbers ? " " : ", ") || NONE;
}

function counted(thing: string, count: Plain, words: Namer): string {
  const name = words.name(thing);
  return typeof count === "number" ? `${count}× ${name}` : `${name}: ${worded(thing, count, words)}`;
}

/** What a message may want to choose by. */
function beside(fact: string, value: Plain, words: Namer): Variables {
  if (typeof value === "string") return { [`${fact}-id`]: value || NONE, [`${fact}-label`]: words.label(value) };
  if (Array.isArray(value)) return { [`${fact}-count`]: value.length };
  if (typeof value === "number") return SEATS.has(fact) ? { [`${fact}-id`]: value < 0 ? "nobody" : String(value) } : {};
  if (value === null || typeof value === "boolean") return {};
  return { [`${fact}-count`]: total(Object.values(value)) };
}

function total(counts: Plain[]): number {
  return counts.reduce<number>((sum, count) => sum + (typeof count === "number" ? count : 0), 0);
}
