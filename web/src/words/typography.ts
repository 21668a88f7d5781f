/** How a sentence is set: a minus is not a hyphen, and Czech and Slovak never end a line with a one-letter word or part
 * a number from its noun or its per cent. */

const ONE_LETTER_WORD = /(?<![\p{L}\p{N}_])([aikosuvzAIKOSUVZ]) (?=\S)/gu;
const NUMBER = /(?<![\p{L}\p{N}_])(\d+×?) (?=\p{L}|%)/gu;
const ORDINAL = /(?<![\p{L}\p{N}_])(\d+\.) (?=\p{Ll})/gu;
const MINUS = /(?<![\p{L}\p{N}_.,:/-])-(?=\d)/gu;
const SET = new Set(["cs", "sk"]);

/** The twin of `pentarchy.words.typography`. */
export function typeset(text: string, lang: string): string {
  text = text.replace(MINUS, "−");
  if (!SET.has(lang)) return text;
  return [ONE_LETTER_WORD, NUMBER, ORDINAL].reduce((set, part) => set.replace(part, "$1\u00a0"), text);
}
