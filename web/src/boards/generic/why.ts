import type { BoardProps } from "../board";

const MOST = 16;

/**
 * Why nothing can be done with a thing now. Which deed was meant is not known here: the first that has a rule answers.
 */
export async function explainThing(board: BoardProps, thing: string): Promise<void> {
  const offered = board.choice?.options.map((option) => option.verb) ?? [];
  const verbs = [...new Set([...offered, ...board.words.notation.simple()])].slice(0, MOST);
  for (const verb of verbs) {
    const move = board.words.notation.text(verb, thing);
    const why = await board.whyNot(move);
    if (why?.rule) return board.explain(move);
  }
  board.explain(board.words.notation.text(verbs[0] ?? "", thing));
}
