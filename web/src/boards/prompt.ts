// Written by tools/view_types.py from src/pentarchy/kernel/views.py. Do not edit.

/** Who looks, and what is being asked. */
export interface Prompt {
  game: string;
  seats: number;
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null;
  over: boolean;
  /** The seats that have to choose now. */
  pending: number[];
  /** The first of them; -1 while chance is asked, null when the game is over. */
  active: number | null;
  question: string;
  /** What this seat has chosen where all choose secretly and others have still to. */
  answered: string | null;
}
