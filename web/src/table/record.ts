import { get } from "../net/api";
import { tokenAt } from "../net/mine.svelte";
import type { TableInfo } from "../net/protocol";

/** Saves the record of a game as a file. */
export async function downloadRecord(table: TableInfo): Promise<void> {
  const text = await get<string>(`/api/tables/${table.id}/record`, tokenAt(table.id));
  saveRecord(text, `${table.game}-${table.id.slice(0, 6)}`);
}

export function saveRecord(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
