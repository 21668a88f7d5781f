/** A trade that is being put together. */
import { RESOURCES, type Bundle } from "./pictures";

export type Side = "give" | "want";
const MOST = 9;

export class Composing {
  open = $state(false);
  give = $state.raw<Bundle>({});
  want = $state.raw<Bundle>({});
  /** Whom it is not offered to. */
  shut = $state.raw<number[]>([]);
  readonly whole: boolean = $derived(total(this.give) > 0 && total(this.want) > 0);

  /** One more of a resource, which is then on this side alone; after the last one none. */
  add(side: Side, resource: string, most = MOST): void {
    const count = (this[side][resource] ?? 0) + 1;
    this.open = true;
    this[side] = { ...this[side], [resource]: count > most ? 0 : count };
    const other = side === "give" ? "want" : "give";
    this[other] = { ...this[other], [resource]: 0 };
  }
  turn(seat: number): void {
    this.shut = this.shut.includes(seat) ? this.shut.filter((each) => each !== seat) : [...this.shut, seat];
  }
  clear(): void {
    [this.give, this.want] = [{}, {}];
  }
  close(): void {
    this.clear();
    this.open = false;
  }
}

export function isSame(one: Bundle, other: Bundle): boolean {
  return RESOURCES.every((resource) => (one[resource] ?? 0) === (other[resource] ?? 0));
}

function total(cards: Bundle): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
