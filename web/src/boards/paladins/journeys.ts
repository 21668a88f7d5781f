/** What travels over the boards when something has happened. */
import type { GameEvent } from "../board";
import type { Journey } from "../../lib/Flights.svelte";

export function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((event) => journey(event) ?? []).map((each, i) => ({ ...each, after: i }));
}

function journey(event: GameEvent): Journey | null {
  const home = `board-${event.seat}`;
  const text = (fact: string) => String(event[fact] ?? "");
  switch (event.kind) {
    case "recruited":
    case "dismissed":
    case "attacked":
    case "converted":
    case "hired":
      return { from: text("card"), to: home, what: "card" };
    case "settled":
      return { from: home, to: text("space"), what: text("piece") };
    case "tax":
      return { from: "tax", to: `purse-${event.seat}`, what: "silver" };
    case "suspected":
      return { from: "tax", to: `purse-${event.seat}`, what: "suspicion" };
    case "raised":
      return { from: home, to: `${text("attribute")}-${event.seat}`, what: text("attribute") };
    case "workers-gained":
      return { from: "tax", to: home, what: text("worker") };
    default:
      return null;
  }
}
