import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { carryChance } from "../analysis/chances.svelte";
import type { Option } from "../boards/board";

export interface Picking {
  options: Option[];
  pick?: ((options: Option[]) => void) | undefined;
  point?: ((option: Option | null) => void) | undefined;
  /** Called while there is nothing to choose: usually `() => explain("slay A03")`. Only while its seat chooses. */
  deny?: (() => void) | undefined;
}

/**
 * Makes a thing pickable: `{@attach pickable(() => ({ options, pick, point, deny }))}`. A click (also Enter and Space,
 * where it is no button) picks its options, or says why there are none; pointer and focus point at them alike.
 */
export function pickable(picking: () => Picking): Attachment<Element> {
  return (thing) => {
    carryChance(thing, () => picking().options);
    const press = (): void => {
      const { options, pick, deny } = picking();
      if (options.length > 0) pick?.(options);
      else deny?.();
    };
    const point = (): void => picking().point?.(picking().options[0] ?? null);
    const leave = (): void => picking().point?.(null);
    const ends = [
      on(thing, "click", press),
      on(thing, "pointerenter", point),
      on(thing, "pointerleave", leave),
      on(thing, "focus", point),
      on(thing, "blur", leave),
    ];
    if (!(thing instanceof HTMLButtonElement)) ends.push(on(thing, "keydown", (event) => pressed(event, press)));
    return () => ends.forEach((end) => end());
  };
}

function pressed(event: Event, press: () => void): void {
  if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
  event.preventDefault();
  press();
}

/** Whether the option that is shown in the list is one of these. */
export function isAimed(focused: Option | null | undefined, options: Option[]): boolean {
  return options.some((option) => option.move === focused?.move);
}
