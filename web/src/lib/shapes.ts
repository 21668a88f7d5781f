/** The shapes of the five seats, in a square of 24: colours are never the only difference. */
export const SEAT_SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3z",
  "M12 2.2l10.4 18.3a1 1 0 0 1-.9 1.5h-19a1 1 0 0 1-.9-1.5z",
  "M12 1l11 11l-11 11L1 12z",
  "M6.5 2.5h11L23 12l-5.5 9.500h-11L1 12z",
] as const;

export const NO_SEAT_SHAPE = "M5 10h14v4H5z";

export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat] ?? NO_SEAT_SHAPE;
}

/** The class that paints with the colour of a seat: `seat-2`; see seats.css. */
export function seatClass(seat: number): string {
  return seat >= 0 && seat < SEAT_SHAPES.length ? `seat-${seat}` : "seat-none";
}
