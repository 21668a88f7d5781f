/** Where a long Czech or Slovak word may be broken: a browser without a dictionary breaks it anywhere. */
const VOWELS = "aáäeéěiíoóôuúůyý";
const LONG = /\p{L}{11,}/gu;
/** Between a vowel and a syllable that begins with one consonant, or with two that are said together. */
const SYLLABLE = new RegExp(`(?<=[${VOWELS}])(?=(?:[bpdtgkvfh][rřl]|[^${VOWELS}])[${VOWELS}])`, "giu");

export function hyphenated(text: string): string {
  return text.replace(LONG, (word) => word.replace(SYLLABLE, "\u00ad"));
}
