/** What travels over the board when something has happened. */
import type { GameEvent } from "../board";
import type { Journey } from "../../lib/Flights.svelte";

export function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((event) => journey(event) ?? []).map((each, i) => ({ ...each, after: i }));
}

function journey(event: GameEvent): Journey | null {
  const home = `seat-${event.seat}`;
  const text = (fact: string) => String(event[fact] ?? "");
  switch (event.kind) {
    case "recruited":
    case "enlisted":
      return { from: text("citizen"), to: home, what: text("citizen") };
    case "slain":
    case "stolen-alone":
      return { from: text("monster"), to: home, what: text("monster") };
    case "built":
      return { from: text("domain"), to: home, what: text("domain") };
    case "stolen":
      return { from: `seat-${text("from")}`, to: home, what: text("monster") };
    case "returned":
      return { from: home, to: text("card"), what: text("card") };
    case "took":
      return {
        from: `${text("resource")}-${text("from")}`,
        to: `${text("resource")}-${event.seat}`,
        what: text("resource"),
      };
    case "captured":
      return { from: text("card"), to: "dark-lord", what: text("card") };
    case "token":
      return { from: home, to: text("monster"), what: text("resource") };
    default:
      return null;
  }
}
