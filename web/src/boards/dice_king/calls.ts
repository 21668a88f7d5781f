/** Whose panels have something to choose: cards and gems to steal, fires to borrow. */
import type { Option } from "../board";
import type { View } from "./view";

export function called(view: View, live: Option[]): number[] {
  const seats = live.flatMap(({ verb, args }) => {
    if (verb === "rob") return [Number(args[1])];
    if (verb === "borrow") return [Number(args[0])];
    return verb === "steal"
      ? view.areas.flatMap(({ citizens }, i) => (citizens.includes(String(args[0])) ? [i] : []))
      : [];
  });
  return [...new Set(seats)];
}
