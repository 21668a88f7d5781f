/** The guide to a game as sections of passages, from its Markdown. A page of numbered rules is read the same way. */

import { typeset } from "./typography";

export interface Passage {
  /** The ids of the rules that it tells; players do not see them. */
  rules: string[];
  text: string;
}
export interface Section {
  title: string;
  passages: Passage[];
}
export type Inline = { kind: "text" | "bold" | "italic" | "code"; text: string };
export type Block = { kind: "p" | "li" | "drawing"; text: string } | { kind: "table"; rows: string[][] } | Picture;
export interface Picture {
  kind: "picture";
  text: string;
  name: string;
}

const HEADING = /^#{1,3} (?:[\w-]*\d[.\d]* )?(.*)$/;
const TOLD = /^<!-- (.*) -->$/;
const CITED = /\b([A-Z]{3}-\d+)\.(\d+)(?:-(\d+))?/g;
/** A rule of a page without a guide: **MOR-1.2** or **MOR-1.2 Men.** */
const NUMBERED = /^(\s*(?:[-*] )?)\*\*([A-Z]{3}-\d+\.\d+)(\*\*)? /;
const PICTURE = /^!\[(.*)\]\((.+)\.webp\)$/;
const FENCE = "```";
const INLINE = /(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;

export function sectionsOf(markdown: string, lang = "en"): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) sections.push({ title: heading[1]!, passages: [] });
    else if (sections.length > 0 && line !== "---") take(sections.at(-1)!.passages, line);
  }
  return sections.map((section) => trimmed(section, lang)).filter((section) => section.passages.length > 0);
}

function take(passages: Passage[], line: string): void {
  const told = TOLD.exec(line);
  const numbered = NUMBERED.exec(line);
  if (told) passages.push({ rules: cited(told[1]!), text: "" });
  else if (numbered) {
    const [start, indent, id, closed] = numbered;
    passages.push({ rules: [id!], text: indent + (closed ? "" : "**") + line.slice(start.length) });
  } else if (passages.length === 0) passages.push({ rules: [], text: line });
  else passages.at(-1)!.text += `\n${line}`;
}

/** DIC-8.3-5 stands for DIC-8.3, DIC-8.4 and DIC-8.5. */
function cited(ids: string): string[] {
  return [...ids.matchAll(CITED)].flatMap(([, chapter, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, i) => `${chapter}.${Number(first) + i}`),
  );
}

function trimmed(section: Section, lang: string): Section {
  const passages = section.passages.map((passage) => ({ ...passage, text: typeset(passage.text.trim(), lang) }));
  return { title: typeset(section.title, lang), passages: passages.filter((passage) => passage.text) };
}

/** The passage that tells a rule, or a rule of a chapter (`DIC-4`). */
export function passageOf(sections: Section[], rule: string): Passage | undefined {
  const passages = sections.flatMap((section) => section.passages);
  const tells = (wanted: (id: string) => boolean) => passages.find((passage) => passage.rules.some(wanted));
  return rule ? (tells((id) => id === rule) ?? tells((id) => id.startsWith(`${rule}.`))) : undefined;
}

/** The sections and passages in which all words stand that somebody searches, with or without their accents. */
export function found(sections: Section[], wanted: string): Section[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => bare(text).includes(word));
  return sections
    .map((section) => ({
      ...section,
      passages: section.passages.filter((each) => has(`${section.title} ${each.text}`)),
    }))
    .filter((section) => section.passages.length > 0);
}

function bare(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let drawing = false;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    const picture = PICTURE.exec(line);
    if (line.startsWith(FENCE)) {
      drawing = !drawing;
      blocks.push({ kind: drawing ? "drawing" : "p", text: "" });
    } else if (drawing && last?.kind === "drawing") last.text += `${line}\n`;
    else if (picture) blocks.push({ kind: "picture", text: picture[1]!, name: picture[2]! });
    else if (line.trim().startsWith("|")) addRow(blocks, line);
    else if (/^\s*[-*] /.test(line)) blocks.push({ kind: "li", text: line.replace(/^\s*[-*] /, "") });
    else if (!line.trim()) blocks.push({ kind: "p", text: "" });
    else if (last && (last.kind === "p" || last.kind === "li") && last.text) last.text += ` ${line.trim()}`;
    else blocks.push({ kind: "p", text: line.trim() });
  }
  return blocks.filter((block) => block.kind === "table" || block.text);
}

function addRow(blocks: Block[], line: string): void {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = blocks.at(-1);
  if (last?.kind === "table") last.rows.push(cells);
  else blocks.push({ kind: "table", rows: [cells] });
}

export function inlines(text: string): Inline[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return plain.split(INLINE).filter(Boolean).map(inline);
}

function inline(part: string): Inline {
  if (part.startsWith("**")) return { kind: "bold", text: part.slice(2, -2) };
  if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
  if (/^\*[^*]+\*$/.test(part)) return { kind: "italic", text: part.slice(1, -1) };
  return { kind: "text", text: part };
}
