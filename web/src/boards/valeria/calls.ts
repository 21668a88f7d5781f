/** On whose panels there is something to choose: whom to take resources or a monster from. */
import type { Option } from "../board";

const FROM: Record<string, number> = { take: 1, steal: 0 };

export function called(live: Option[]): number[] {
  const seats = live.flatMap(({ verb, args }) => (verb in FROM ? [Number(args[FROM[verb]!])] : []));
  return [...new Set(seats.filter((seat) => !Number.isNaN(seat)))];
}
