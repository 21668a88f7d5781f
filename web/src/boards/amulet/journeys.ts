/** What travels where on the board when something has happened. */
import type { Journey } from "../../lib/Flights.svelte";
import type { GameEvent } from "../board";

export function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((event, i) => journey(event).map((each) => ({ ...each, after: Math.min(i, 5) })));
}

function journey(event: GameEvent): Journey[] {
  const mat = `seat:${event.seat}`;
  const fact = (name: string): string => String(event[name] ?? "");
  switch (event.kind) {
    case "gained-gem":
      return [{ from: `figure:${event.seat}`, to: mat, what: `gem:${fact("gem")}` }];
    case "gained-coins":
      return [{ from: `figure:${event.seat}`, to: `coins:${event.seat}`, what: "coin" }];
    case "lost-coins":
      return [{ from: `coins:${event.seat}`, to: "deck", what: "coin" }];
    case "gained-xp":
      return [{ from: `figure:${event.seat}`, to: mat, what: "star" }];
    case "healed":
      return [{ from: `figure:${event.seat}`, to: mat, what: "heart" }];
    case "lost-health":
      return [{ from: mat, to: "deck", what: "wound" }];
    case "dealt":
      return [{ from: "deck", to: `place:${fact("place")}`, what: "card" }];
    case "bought":
      return [{ from: `figure:${event.seat}`, to: mat, what: `item:${fact("item")}` }];
    case "fought":
      return fact("outcome") === "victory" || fact("outcome") === "mutual_destruction"
        ? [{ from: `figure:${event.seat}`, to: mat, what: `item:${fact("card")}` }]
        : [];
    case "attacked":
      return [{ from: "deck", to: "place:village", what: `item:${fact("monster")}` }];
    case "upgraded":
      return [{ from: "place:castle", to: `place:${fact("place")}`, what: "star" }];
    default:
      return [];
  }
}
