/** Tables in IndexedDB: what a table is, and behind it its log, entry by entry. */
import type { Drop, Store } from "./messages";

const NAME = "pentarchy";
const VERSION = 1;
let database: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables");
      request.result.createObjectStore("entries");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  database.catch(() => (database = null));
  return database;
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
  });
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });

const ofTable = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A table with its log; null where there is none. */
export async function readTable(id: string): Promise<object | null> {
  const transaction = (await opened()).transaction(["tables", "entries"]);
  const table = answered(transaction.objectStore("tables").get(id) as IDBRequest<object | undefined>);
  const entries = answered(transaction.objectStore("entries").getAll(ofTable(id)));
  const found = await table;
  return found ? { ...found, entries: await entries } : null;
}

/** Another window has written to the table first. */
export class Taken extends Error {}

/** All of it or nothing. Raises Taken, or what the browser says where it cannot be stored. */
export async function write(effects: (Store | Drop)[]): Promise<void> {
  const transaction = (await opened()).transaction(["tables", "entries"], "readwrite", { durability: "strict" });
  const finished = done(transaction);
  const tables = transaction.objectStore("tables");
  const entries = transaction.objectStore("entries");
  for (const effect of effects) {
    if (effect.do === "drop") {
      tables.delete(effect.table);
      entries.delete(ofTable(effect.table));
    } else {
      const { row, seats, downtimes } = effect;
      tables.put({ row, seats, downtimes }, effect.table);
      for (const entry of effect.entries) entries.add(entry, [effect.table, entry.seq]);
    }
  }
  try {
    await finished;
  } catch (error) {
    throw (error as DOMException).name === "ConstraintError" ? new Taken() : error;
  }
}
