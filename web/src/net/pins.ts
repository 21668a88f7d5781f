/** What this browser holds a server to: the commitment it saw first, the seals when they were closed, its own parts. */
import type { PartInfo, TableInfo } from "./protocol";
import { newPart, sealOf } from "./seeding";

export interface Pin {
  id: string;
  commitment: string;
  /** `seat:seal` of all, as they were when the first own part was told, or the game seen begun. */
  seals: string[] | null;
  /** Own parts by seal. */
  parts: Record<string, string>;
  /** The seats for which a part was told. */
  told: number[];
}

const KEY = "pentarchy.luck";
const MOST = 200;
const MOST_LOOSE = 32;

interface Held {
  pins: Pin[];
  /** Parts and their seals, for seats at tables that have not been seen yet. */
  loose: { seal: string; part: string }[];
}
const held: Held = stored();

function stored(): Held {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Held | null) ?? { pins: [], loose: [] };
  } catch {
    return { pins: [], loose: [] }; // damaged or forbidden storage: nothing was pinned
  }
}

function keep(): void {
  held.pins = held.pins.slice(0, MOST);
  held.loose = held.loose.slice(0, MOST_LOOSE);
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    return; // a private window: pins last as long as the page
  }
}

export function pinAt(id: string): Pin | undefined {
  return held.pins.find((pin) => pin.id === id);
}

/** Makes a part of the seed and returns its seal, to be sent along when sitting down. */
export function freshSeal(): string {
  const part = newPart();
  const seal = sealOf(part);
  held.loose.unshift({ seal, part });
  keep();
  return seal;
}

/** Pins what is told about a table; the first commitment stays. Own parts that were sealed for it are kept with it. */
export function pin(table: TableInfo): Pin {
  const known = pinAt(table.id);
  const found: Pin = known ?? { id: table.id, commitment: table.commitment, seals: null, parts: {}, told: [] };
  const before = JSON.stringify(found);
  for (const { seal } of table.parts) {
    const own = held.loose.find((each) => each.seal === seal);
    if (own) found.parts[seal] = own.part;
  }
  if (table.status !== "open") found.seals ??= sealsOf(table.parts);
  if (!known && isOver(table)) return found; // first seen when all was told: nothing to hold anybody to
  if (!known) held.pins.unshift(found);
  if (!known || JSON.stringify(found) !== before) keep();
  return found;
}

function isOver(table: TableInfo): boolean {
  return table.status === "over" || table.status === "replay";
}

/** The own seats at a table that has not begun for which nothing was sealed. */
export function unsealed(table: TableInfo, seats: number[]): number[] {
  if (table.status !== "open" || table.scheme !== 2) return [];
  return seats.filter((seat) => !table.parts.some((part) => part.seat === seat));
}

export function sealsOf(parts: PartInfo[]): string[] {
  return parts.map(({ seat, seal }) => `${seat}:${seal}`);
}

/** The own parts that the table waits for. None is told where the server has broken its word already. */
export function partsToTell(table: TableInfo, seats: number[]): { seat: number; part: string }[] {
  const pinned = pin(table);
  if (!table.drawing || table.commitment !== pinned.commitment || String(sealsOf(table.parts)) !== String(pinned.seals))
    return [];
  const due = table.parts.filter(
    ({ seat, seal, part }) => part === null && seats.includes(seat) && seal in pinned.parts,
  );
  return due.map(({ seat, seal }) => ({ seat, part: pinned.parts[seal]! }));
}

export function noteTold(id: string, seat: number): void {
  const pinned = pinAt(id);
  if (!pinned || pinned.told.includes(seat)) return;
  pinned.told.push(seat);
  keep();
}
