import type { Component } from "svelte";
import type { Board, GameEvent, Option, View, Words } from "./board";

/** What a player wants to know about an option beside its sentence, such as what it pays and leaves; '' for nothing. */
export type OptionNote = (option: Option, view: View, words: Words) => string;

const BOARDS = import.meta.glob<{ default: Board }>(["./*/Board.svelte", "!./generic/Board.svelte"]);
/** What happened as a picture beside its sentence; nothing for most events. */
export type EventPicture = Component<{ event: GameEvent }>;

const NOTES = import.meta.glob<{ optionNote: OptionNote }>("./*/optionNote.ts");

const PICTURES = import.meta.glob<{ default: EventPicture }>("./*/EventPicture.svelte");

/** Whether a game has a board of its own, with its own things to touch. */
export function hasBoard(slug: string): boolean {
  return `./${slug}/Board.svelte` in BOARDS;
}

/** The board of a game, loaded when it is needed; the generic one for a game without its own. */
export async function boardOf(slug: string): Promise<Board> {
  const own = BOARDS[`./${slug}/Board.svelte`];
  return own ? (await own()).default : genericBoard();
}

export async function genericBoard(): Promise<Board> {
  return (await import("./generic/Board.svelte")).default as Board;
}

/** `src/boards/<slug>/optionNote.ts`, where a game has one and it comes; else the facts of the option in words. */
export async function optionNoteOf(slug: string): Promise<OptionNote> {
  const own = await NOTES[`./${slug}/optionNote.ts`]?.().catch(() => null);
  return own?.optionNote ?? ((option, _view, words) => words.note(option));
}

/** `src/boards/<slug>/EventPicture.svelte`, where a game has one and it comes. */
export async function eventPictureOf(slug: string): Promise<EventPicture | null> {
  const own = await PICTURES[`./${slug}/EventPicture.svelte`]?.().catch(() => null);
  return own?.default ?? null;
}
