/** The letters that texts are drawn with, waited for before the first text: no line breaks anew when they come. */

const FACES = ['700 1em "Alegreya"', '400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];
/** A letter of each file. */
const SAMPLE = "aě";
/** Milliseconds after which the text is worth more than its face. */
const PATIENCE = 3000;

/** Once they are there, or it has taken too long. */
export async function lettersLoaded(): Promise<void> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLE)));
  await Promise.race([all, new Promise((late) => setTimeout(late, PATIENCE))]);
}
