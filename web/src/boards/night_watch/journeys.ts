/** What travels where on the board when something has happened. */
import type { Journey } from "../../lib/Flights.svelte";
import type { GameEvent } from "../board";

export function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((event, i) => journey(event).map((each) => ({ ...each, after: Math.min(i, 5) })));
}

function journey(event: GameEvent): Journey[] {
  const { kind, seat } = event;
  const text = (fact: string): string => String(event[fact] ?? "");
  switch (kind) {
    case "produced":
    case "took":
      return cards(event.cards).map((resource) => ({ from: "bank", to: `seat:${seat}`, what: `card:${resource}` }));
    case "discarded":
      return cards(event.cards).map((resource) => ({ from: `seat:${seat}`, to: "bank", what: `card:${resource}` }));
    case "traded":
      return [
        ...cards(event.give).map((resource) => ({
          from: `seat:${seat}`,
          to: `seat:${text("with")}`,
          what: `card:${resource}`,
        })),
        ...cards(event.get).map((resource) => ({
          from: `seat:${text("with")}`,
          to: `seat:${seat}`,
          what: `card:${resource}`,
        })),
      ];
    case "bank-trade":
      return [
        { from: `seat:${seat}`, to: "bank", what: `card:${text("give")}` },
        { from: "bank", to: `seat:${seat}`, what: `card:${text("get")}` },
      ];
    case "stole":
      return [
        { from: `seat:${text("from")}`, to: `seat:${seat}`, what: event.card ? `card:${text("card")}` : "secret" },
      ];
    case "guard":
      return [{ from: `seat:${seat}`, to: `wall:${text("section")}`, what: `guard:${seat}` }];
    case "guard-lost":
      return [{ from: `wall:${text("section")}`, to: `seat:${seat}`, what: `guard:${seat}` }];
    case "settlement":
    case "keep":
      return [{ from: `seat:${seat}`, to: `node:${text("place")}`, what: `${kind}:${seat}` }];
    case "advanced":
      return [
        { from: `camp:${text("clan")}-1`, to: `clearing:${text("clearing")}`, what: `wildling:${text("wildling")}` },
      ];
    case "entered-gift":
      return [{ from: "frostfangs", to: `hex:${text("hex")}`, what: `wildling:${text("wildling")}` }];
    case "expelled":
      return [{ from: `hex:${text("hex")}`, to: "frostfangs", what: "wildling:regular" }];
    default:
      return [];
  }
}

function cards(value: unknown): string[] {
  return value && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value as Record<string, number>).flatMap(([resource, count]) =>
        Array.from({ length: count }, () => resource),
      )
    : [];
}
