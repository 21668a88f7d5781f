/** What travels where on the board when something has happened. */
import type { Journey } from "../../lib/Flights.svelte";
import type { GameEvent } from "../board";
import { citizen } from "./cards";

export function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((event, i) => journey(event).map((each) => ({ ...each, after: Math.min(i, 4) })));
}

function journey(event: GameEvent): Journey[] {
  const { kind, seat } = event;
  const text = (fact: string): string => String(event[fact] ?? "");
  switch (kind) {
    case "claimed":
      return [{ from: deck(text("card")), to: `area:${seat}`, what: `card:${text("card")}` }, ...spent(event)];
    case "alarm":
      return [{ from: deck(text("card")), to: `area:${seat}`, what: "super" }];
    case "placed":
      return [{ from: `area:${seat}`, to: `space:${text("space")}`, what: `castle:${seat}` }, ...won(event)];
    case "fire":
      return [
        {
          from: Number(event.from) >= 0 ? `fires:${text("from")}` : "supply:fires",
          to: `space:${text("space")}`,
          what: "fire",
        },
      ];
    case "slain":
      return [{ from: `space:${text("space")}`, to: `fires:${seat}`, what: "fire" }, ...won(event)];
    case "conquered":
      return [{ from: `area:${seat}`, to: `space:${text("space")}`, what: `castle:${seat}` }];
    case "supply-gem":
      return [{ from: `supply:${text("gem")}`, to: `${text("gem")}:${seat}`, what: text("gem") }];
    case "stole-gem":
      return [{ from: `${text("gem")}:${text("from")}`, to: `${text("gem")}:${seat}`, what: text("gem") }];
    case "stole-card":
      return [{ from: `area:${text("from")}`, to: `area:${seat}`, what: `card:${text("card")}` }];
    default:
      return [];
  }
}

function won(event: GameEvent): Journey[] {
  const gem = String(event.gem ?? "");
  return gem ? [{ from: `space:${String(event.space)}`, to: `${gem}:${event.seat}`, what: gem }] : [];
}

function spent(event: GameEvent): Journey[] {
  const cards = Array.isArray(event.spent) ? event.spent : [];
  return cards.map((card) => ({ from: `area:${event.seat}`, to: "discard", what: `card:${String(card)}` }));
}

function deck(card: string): string {
  return `deck:${citizen(card).deck}`;
}
