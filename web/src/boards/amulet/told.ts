/** What things of Amulet say about themselves in a popover. */
import type { Explained } from "../../lib/popover.svelte";
import type { Words } from "../board";
import { cardOf, priceOf } from "./cards";
import type { Back, View } from "./view";

const said = (...lines: string[]): string[] => lines.filter(Boolean);

export function placeTold(id: string, view: View, words: Words): Explained {
  const upgrade = view.upgrades.includes(id) ? `★ ${words.label(`upgrade_${id}`)}` : "";
  return { name: words.name(id), lines: said(words.label(id), upgrade) };
}

export function wareTold(id: string, words: Words): Explained {
  return { name: words.name(id), lines: said(words.label(id)), now: words.text("note-buy", { cost: priceOf(id) }) };
}

/** A monster that lies open: what it does, and how often. */
export function monsterTold(id: string, words: Words): Explained {
  const kind = words.text(`web-kind-${cardOf(id).ability_kind ?? "once"}`);
  return { name: words.name(id), lines: said(words.label(id) && `${kind}: ${words.label(id)}`) };
}

/** A face-down monster: what its back shows, and its front where all have seen it. */
export function backTold(back: Back, words: Words): Explained {
  const told = back.front ? monsterTold(back.front, words) : { name: familyOf(back, words), lines: [] };
  return { ...told, lines: [words.text("web-level", { level: back.level }), ...told.lines] };
}
export const familyOf = ({ family, front }: Back, words: Words): string => words.name(front ?? `${family}_1`);
