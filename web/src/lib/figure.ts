/** A number as people write it: with a minus, not a hyphen. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}
