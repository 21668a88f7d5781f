/** Where there is not room for the whole board at once: the parts of it that are looked at one at a time. */
import type { Option } from "../board";

export const FACES = ["deeds", "town", "map"] as const;
export type Face = (typeof FACES)[number];

const PLACES: Record<string, Face> = {
  ...{ act: "deeds", place: "deeds", clear: "deeds", workshop: "deeds", arrange: "deeds", hire: "deeds" },
  ...{ jar: "deeds", ability: "deeds" },
  ...{ take: "town", welcome: "town", favour: "town" },
  ...{ settle: "map", attack: "map", convert: "map" },
};

/** The part on which something can be chosen now. */
export function calledTo(live: Option[]): Face | undefined {
  const called = new Set(live.map(({ verb }) => PLACES[verb]));
  return FACES.find((face) => called.has(face));
}
