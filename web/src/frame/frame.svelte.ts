/** The frame around a board: its shape, its sheets, and what the board has put into its zones. */
import { getContext, setContext, type Snippet } from "svelte";
import type { Player } from "../boards/board";
import { settings } from "../lib/settings.svelte";

/** `desk`: everything beside each other; `tall` and `flat`: a phone held upright or sideways, with sheets. */
export type Shape = "desk" | "tall" | "flat";
export const SHEETS = ["own", "others", "side"] as const;
export type Sheet = (typeof SHEETS)[number];

/** The room that a part of a board has, in CSS pixels. */
export interface Space {
  width: number;
  height: number;
  size: "compact" | "regular" | "large";
  /** Wider than high. */
  wide: boolean;
}

const COMPACT = { width: 640, height: 340 };
const LARGE = { width: 1350, height: 720 };

export function spaceOf(width: number, height: number): Space {
  const compact = width < COMPACT.width || height < COMPACT.height;
  const large = width >= LARGE.width && height >= LARGE.height;
  return { width, height, size: compact ? "compact" : large ? "large" : "regular", wide: width > height };
}

/** What the frame knows about a seat, whatever the game. */
export interface SeatState {
  player: Player;
  points: number | null;
  /** It has to choose now. */
  active: boolean;
  /** Away, resigned …; '' for nothing to say. */
  note: string;
  /** Milliseconds that were left at a moment of the server's clock; null while the clock stands still. */
  clock: { left: number; since: number | null } | null;
}

/** What a board has for the zones that the frame draws. */
export interface Fitted {
  own: Snippet | undefined;
  line: Snippet<[number]>;
  opponent: Snippet<[number]>;
  unseated: Snippet | undefined;
  /** The seats on whose panels something can be chosen: they open by themselves. */
  calls: number[];
}

const DESK = matchMedia("(min-width: 64rem) and (min-height: 34rem)");
const UPRIGHT = matchMedia("(orientation: portrait)");

function shapeNow(): Shape {
  if (DESK.matches) return "desk";
  return UPRIGHT.matches ? "tall" : "flat";
}

const KEY = Symbol("frame");

export class Frame {
  shape = $state<Shape>(shapeNow());
  fitted = $state.raw<Fitted | null>(null);
  /** The sheets that there are: those of the board only once it has brought them. */
  readonly sheets: Sheet[] = $derived.by(() =>
    SHEETS.filter((sheet) => sheet !== "own" || this.fitted?.own !== undefined),
  );
  readonly sheet: Sheet | null = $derived.by(() => {
    const open = settings.sheet;
    return this.shape !== "desk" && open !== "" && this.sheets.includes(open) ? open : null;
  });

  show(sheet: Sheet | null): void {
    settings.sheet = sheet ?? "";
  }
  toggle(sheet: Sheet): void {
    this.show(this.sheet === sheet ? null : sheet);
  }
  /** The next sheet to the right or to the left. */
  turn(by: number): void {
    const at = this.sheet === null ? -1 : this.sheets.indexOf(this.sheet);
    const next = this.sheets[at + by];
    if (next) this.show(next);
  }

  /** Follows the window; call inside an effect. */
  watch(): () => void {
    const look = (): void => void (this.shape = shapeNow());
    for (const query of [DESK, UPRIGHT]) query.addEventListener("change", look);
    return () => [DESK, UPRIGHT].forEach((query) => query.removeEventListener("change", look));
  }
}

export function newFrame(): Frame {
  return setContext(KEY, new Frame());
}

/** The frame that a board stands in; none on the easel of those who draw a part alone. */
export function frameAround(): Frame | undefined {
  return getContext<Frame | undefined>(KEY);
}
