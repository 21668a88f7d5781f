/** What kind of thing a part of a view is, so that a board can be drawn for a game that nobody has drawn one for. */
import { fieldsOf, type Plain, type View } from "../board";

export type Fields = { [key: string]: Plain };
export type Shape =
  | { kind: "nothing" }
  | { kind: "plain"; value: string | number | boolean }
  | { kind: "numbers"; numbers: number[] }
  | { kind: "ids"; ids: string[] }
  | { kind: "counts"; counts: [string, number][] }
  | { kind: "cells"; cells: Fields[] }
  | { kind: "records"; records: Fields[] }
  | { kind: "record"; fields: [string, Plain][] }
  | { kind: "lists"; lists: Plain[] };

const FRAME = new Set("game seats you over pending question answered called players areas boards latest".split(" "));
const ASIDE = new Set("unseen discards discard below decks deck removed tiles used sleeping emptied boxed".split(" "));
const SEATS = new Set("active first holder start by owner resting longest_road largest_patrol".split(" "));
const MAP_FROM = 9;

export function isSeat(key: string, value: Plain): value is number {
  return SEATS.has(key) && typeof value === "number";
}

export function shapeOf(value: Plain | undefined): Shape {
  if (value === null || value === undefined || value === "") return { kind: "nothing" };
  if (Array.isArray(value)) return listShape(value);
  if (typeof value === "object") return recordShape(value);
  return { kind: "plain", value };
}

function listShape(list: Plain[]): Shape {
  const items = list.filter((item) => item !== null);
  if (items.every((item) => shapeOf(item).kind === "nothing")) return { kind: "nothing" };
  if (items.every((item) => typeof item === "number")) return { kind: "numbers", numbers: items };
  if (items.every((item) => typeof item === "string")) return { kind: "ids", ids: items };
  if (items.every(isFields)) return fieldsShape(items);
  return { kind: "lists", lists: items };
}

function fieldsShape(records: Fields[]): Shape {
  const cells = records.length >= MAP_FROM && records.every((record) => typeof record.id === "string");
  return cells ? { kind: "cells", cells: records } : { kind: "records", records };
}

function recordShape(record: Fields): Shape {
  const fields = Object.entries(record);
  if (fields.every(([, value]) => shapeOf(value).kind === "nothing")) return { kind: "nothing" };
  if (fields.every((field): field is [string, number] => typeof field[1] === "number"))
    return { kind: "counts", counts: fields };
  return { kind: "record", fields };
}

export function isFields(value: Plain): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Zones {
  facts: [string, Plain][];
  main: [string, Plain][];
  aside: [string, Plain][];
}

/** The parts of a view: short facts, zones to look at, and what is only looked up now and then. */
export function zonesOf(view: View): Zones {
  const zones: Zones = { facts: [], main: [], aside: [] };
  for (const [key, value] of Object.entries(fieldsOf(view))) {
    if (FRAME.has(key) || shapeOf(value).kind === "nothing") continue;
    if (ASIDE.has(key)) zones.aside.push([key, value]);
    else if (shapeOf(value).kind === "plain") zones.facts.push([key, value]);
    else zones.main.push([key, value]);
  }
  return zones;
}

/** A list of ids with repetitions as ids with counts, in the order of their first appearance. */
export function tallied(ids: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

const HUES = 8;

/** A hue for each kind of place, in the order in which they appear: places of one kind look alike. */
export function huesOf(kinds: string[]): Map<string, number> {
  return new Map([...new Set(kinds)].map((kind, i) => [kind, i % HUES]));
}
