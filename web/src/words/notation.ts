import type { ArgumentInfo, VerbInfo } from "../net/protocol";

/** An argument of a move: a number, an id, a set of ids, how many of each, or what dice show. */
export type Argument = number | string | string[] | number[] | Record<string, number>;

export interface Parsed {
  verb: string;
  args: Argument[];
}

/** Reads the notation of moves by the verbs that the server describes. It only takes apart; it knows no rules. */
export class Notation {
  private readonly verbs: Map<string, VerbInfo>;

  constructor(verbs: VerbInfo[]) {
    this.verbs = new Map(verbs.map((verb) => [verb.name, verb]));
  }

  parse(text: string): Parsed {
    const words = text.split(" ");
    const verb = this.verbs.get(words[0] ?? "");
    return verb ? { verb: verb.name, args: argumentsIn(verb, words) } : { verb: words[0] ?? "", args: words.slice(1) };
  }

  /** The verbs that concern one thing and nothing else. */
  simple(): string[] {
    return [...this.verbs.values()]
      .filter((verb) => verb.arguments.length === 1 && verb.arguments[0]!.kind === "word")
      .map((verb) => verb.name);
  }

  /** A move in notation, from its verb and arguments. */
  text(name: string, ...args: Argument[]): string {
    const pattern = this.verbs.get(name)?.pattern ?? [name];
    return pattern.map((part) => (place(part) < 0 ? part : spelled(args[place(part)] ?? ""))).join(" ");
  }
}

function argumentsIn(verb: VerbInfo, words: string[]): Argument[] {
  const found: Argument[] = [];
  let at = 0;
  for (const [i, part] of verb.pattern.entries()) {
    const index = place(part);
    if (index < 0) {
      at += 1;
      continue;
    }
    const [value, next] = read(verb.arguments[index]!, words, at, verb.pattern[i + 1]);
    found[index] = value;
    at = next;
  }
  return found;
}

function read(info: ArgumentInfo, words: string[], at: number, until: string | undefined): [Argument, number] {
  switch (info.kind) {
    case "number":
      return [Number(words[at]), at + 1];
    case "subset":
      return readSubset(info.words ?? [], words, at);
    case "counts":
      return readCounts(words, at, until);
    case "dice":
      return [words.slice(at).map(Number), words.length];
    default:
      return [words[at] ?? "", at + 1];
  }
}

function readSubset(known: string[], words: string[], at: number): [string[], number] {
  if (words[at] === "none") return [[], at + 1];
  let end = at;
  while (end < words.length && known.includes(words[end]!)) end += 1;
  return [words.slice(at, end), end];
}

function readCounts(words: string[], at: number, until: string | undefined): [Record<string, number>, number] {
  if (words[at] === "nothing") return [{}, at + 1];
  const counts: Record<string, number> = {};
  while (at + 1 < words.length && words[at] !== until) {
    counts[words[at + 1]!] = Number(words[at]);
    at += 2;
  }
  return [counts, at];
}

function place(part: string): number {
  return part.startsWith("{") ? Number(part.slice(1, -1)) : -1;
}

function spelled(value: Argument): string {
  if (Array.isArray(value)) return value.join(" ") || "none";
  if (typeof value !== "object") return String(value);
  return (
    Object.entries(value)
      .filter(([, count]) => count)
      .map(([word, count]) => `${count} ${word}`)
      .join(" ") || "nothing"
  );
}
