/** How a sentence is set: a minus is not a hyphen, and Czech and Slovak never end a line with a one-letter word or part
 * a number from its noun or its per cent. There a preposition is said with the number behind it ("ze 3", "zo 6"), and a
 * player without a name is one once ("od hráče 2", not "od hráče Hráč 2"). */

const ONE_LETTER_WORD = /(?<![\p{L}\p{N}_])([aikosuvzAIKOSUVZ]) (?=\S)/gu;
const NUMBER = /(?<![\p{L}\p{N}_])(\d+×?) (?=\p{L}|%)/gu;
const ORDINAL = /(?<![\p{L}\p{N}_])(\d+\.) (?=\p{Ll})/gu;
const MINUS = /(?<![\p{L}\p{N}_.,:/-])-(?=\d)/gu;
const UNNAMED = /hráč\p{L}*(?:(?:,|\sa)?\sHráč\s\d+)+/gu;
const SOFT: Record<string, [RegExp, string][]> = {
  cs: [
    [before("szSZ", "23467"), "e"],
    [before("vV", "234"), "e"],
  ],
  sk: [[before("szSZ", "467"), "o"]],
};

/** Prepositions of one letter before numbers that begin, when they are said, like these digits or like a hundred. */
function before(letters: string, digits: string): RegExp {
  const numbers = `1?[${digits}]|[${digits}]\\d\\d?|1\\d\\d`;
  return new RegExp(`(?<![\\p{L}\\p{N}_])([${letters}])\\s(?=(?:${numbers})(?!\\d))`, "gu");
}

/** The twin of `pentarchy.words.typography`. */
export function typeset(text: string, lang: string): string {
  text = text.replace(MINUS, "−");
  const soft = SOFT[lang];
  if (!soft) return text;
  text = text.replace(UNNAMED, (players) => players.replace(/Hráč\s/gu, ""));
  text = soft.reduce((set, [part, vowel]) => set.replace(part, `$1${vowel}\u00a0`), text);
  return [ONE_LETTER_WORD, NUMBER, ORDINAL].reduce((set, part) => set.replace(part, "$1\u00a0"), text);
}
