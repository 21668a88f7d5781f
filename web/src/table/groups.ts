import type { Argument, Option, Words } from "../boards/board";
import type { Advice } from "../net/protocol";

/** Options that concern the same thing. Without a title they need none. */
export interface Group {
  key: string;
  title: string;
  options: Option[];
}

const FEW = 8;
/** How many answers stand in the bar at most. */
export const AT_HAND = 3;
const RARE = 2;

/**
 * The answers in the bar: all of a few options; else those that a bot has advised; else those without a thing to touch
 * on the board and then those of a kind that is rare among them, in the order of the server.
 */
export function atHand(options: Option[], advice: Advice | null = null): Option[] {
  if (options.length <= AT_HAND) return options;
  const advised = (advice?.candidates ?? []).flatMap(({ move }) => options.filter((option) => option.move === move));
  if (advised.length > 0) return advised.slice(0, AT_HAND);
  const bare = options.filter((option) => option.args.length === 0);
  const rare = options.filter((option) => option.args.length > 0 && isRare(option, options));
  return (bare.length + rare.length <= AT_HAND ? [...bare, ...rare] : bare).slice(0, AT_HAND);
}

function isRare({ verb }: Option, options: Option[]): boolean {
  return options.filter((option) => option.verb === verb).length <= RARE;
}

/** Options in the order of the server, verb by verb; long runs of one verb are split by what they concern. */
export function grouped(options: Option[], words: Words, counted: (count: number) => string): Group[] {
  const verbs = new Map<string, Option[]>();
  for (const option of options) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  return [...verbs].flatMap(([verb, same]) =>
    same.length > FEW ? split(verb, same, words, counted) : [{ key: verb, title: "", options: same }],
  );
}

function split(verb: string, options: Option[], words: Words, counted: (count: number) => string): Group[] {
  const things = new Map<string, Option[]>();
  for (const option of options) {
    const thing = concerns(option.args[0]);
    things.set(thing, [...(things.get(thing) ?? []), option]);
  }
  const apart = things.size > 1 && things.size < options.length;
  if (!apart) return [{ key: verb, title: "", options }];
  return [...things].map(([thing, same]) => ({
    key: `${verb} ${thing}`,
    title: titled(thing, words, counted),
    options: same,
  }));
}

/** What an option is about: its first thing; for sets of things, how many. */
function concerns(arg: Argument | undefined): string {
  if (Array.isArray(arg)) return `#${arg.length}`;
  if (typeof arg === "object") return `#${Object.values(arg).reduce((sum, count) => sum + count, 0)}`;
  return String(arg ?? "");
}

function titled(thing: string, words: Words, counted: (count: number) => string): string {
  return thing.startsWith("#") ? counted(Number(thing.slice(1))) : words.name(thing);
}
