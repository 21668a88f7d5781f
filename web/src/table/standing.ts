/** What a view says about points: for each seat the parts of its score, and their sum. */
import { fieldsOf, type Plain, type View } from "../boards/board";

export interface Standing {
  seat: number;
  parts: Record<string, number | null>;
  total: number | null;
}

type Record_ = { [key: string]: Plain };

/** The seats' own records in a view, whatever the game calls them. */
export function seatRecords(view: View): Record_[] {
  const { players, areas, boards } = fieldsOf(view);
  const found = players ?? areas ?? boards;
  return Array.isArray(found) ? (found.filter(isRecord) as Record_[]) : [];
}

export function standings(view: View): Standing[] {
  return seatRecords(view).map((record, seat) => standing(record, seat));
}

function standing(record: Record_, seat: number): Standing {
  const parts = isRecord(record.points) ? record.points : isRecord(record.parts) ? record.parts : {};
  const known = Object.entries(parts).map(([part, value]) => [part, typeof value === "number" ? value : null] as const);
  const whole = [record.points, record.public_points].find((points) => typeof points === "number") ?? null;
  const sum = known.some(([, value]) => value === null)
    ? null
    : known.reduce((total, [, value]) => total + (value ?? 0), 0);
  return { seat, parts: Object.fromEntries(known), total: whole ?? sum };
}

function isRecord(value: Plain | undefined): value is Record_ {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
