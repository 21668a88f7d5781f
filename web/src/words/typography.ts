/** How a sentence is set: Czech and Slovak never end a line with a one-letter word or part a number from its noun. */

const ONE_LETTER_WORD = /(?<![\p{L}\p{N}_])([aikosuvzAIKOSUVZ]) (?=\S)/gu;
const NUMBER = /(?<![\p{L}\p{N}_])(\d+[.×]?) (?=\p{L})/gu;
const SET = new Set(["cs", "sk"]);

/** The twin of `pentarchy.words.typography`. */
export function typeset(text: string, lang: string): string {
  return SET.has(lang) ? text.replace(ONE_LETTER_WORD, "$1\u00a0").replace(NUMBER, "$1\u00a0") : text;
}
