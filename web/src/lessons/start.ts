import { post } from "../net/api";
import { rememberMade } from "../net/mine.svelte";
import type { CreatedTable, NewLesson } from "../net/protocol";
import { botNameAt, myName } from "../net/tables";
import { loadLate, t } from "../texts/ui.svelte";

/** Makes the table of a first game that teaches; its id. */
export async function startLesson(game: string): Promise<string> {
  await loadLate();
  const others = [1, 2, 3, 4].map(botNameAt);
  const lesson: NewLesson = { name: myName(), others, title: t("lesson-table") };
  const made = await post<CreatedTable>(`/api/lessons/${game}`, lesson);
  rememberMade(made, game, lesson.title);
  return made.id;
}
