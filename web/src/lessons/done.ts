/** The lessons that this browser has left or finished: their coach does not come back. */

const KEY = "pentarchy.lessons";

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // damaged or forbidden storage: nothing to remember
  }
}

export function isDone(table: string): boolean {
  return stored().includes(table);
}

export function noteDone(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...stored()].slice(0, 50)));
  } catch {
    return; // a private window: the coach stays away as long as the page is open
  }
}
