/** The rules of a game as chapters of numbered rules, from the Markdown of docs/rules. */

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}
export type Inline = { kind: "text" | "bold" | "italic" | "code" | "rule"; text: string };
export type Block = { kind: "p" | "li" | "drawing"; text: string } | { kind: "table"; rows: string[][] };

const HEADING = /^#{1,3} (.*)$/;
const DEFINITION = /^\s*(?:[-*] )?\*\*([A-Z]{3}-\d+\.\d+)\b/;
const ROW = /^\s*\|\s*\*\*([A-Z]{3}-\d+\.\d+)\*\*/;
const FENCE = "```";
/** Identifiers of the data that only explain a word, and words that only explain an identifier. */
const IDENTIFIERS = / ?\((?:`[^`]+`(?:, | and | a )?)+\)/g;
const EXPLAINED = /`[^`]+` \(([^()`]+)\)/g;
const INLINE = /(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{3}-\d+(?:\.\d+)?\b)/;

export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of forPlayers(markdown).split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) chapters.push({ title: heading[1]!, rules: [] });
    else if (chapters.length > 0) take(chapters.at(-1)!, line);
  }
  return chapters.map(trimmed).filter((chapter) => chapter.rules.length > 0);
}

/** The rules without the names that the program has for things, where the sentence has a word for them. */
function forPlayers(markdown: string): string {
  return markdown.replace(EXPLAINED, "$1").replace(IDENTIFIERS, "");
}

function take(chapter: Chapter, line: string): void {
  if (line === "---") return;
  const id = DEFINITION.exec(line)?.[1] ?? ROW.exec(line)?.[1];
  if (id && !ROW.test(line)) chapter.rules.push({ id, text: line.replace(/^\s*[-*] /, "") });
  else if (chapter.rules.length === 0) chapter.rules.push({ id: "", text: line });
  else chapter.rules.at(-1)!.text += `\n${line}`;
}

function trimmed(chapter: Chapter): Chapter {
  const rules = chapter.rules.map((rule) => ({ ...rule, text: rule.text.trim() })).filter((rule) => rule.text);
  return { ...chapter, rules };
}

/** Whether a rule matches what somebody searches: its id, or all words of its text, with or without their accents. */
export function matches(rule: Rule, wanted: string): boolean {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const text = bare(`${rule.id} ${rule.text}`);
  return words.every((word) => text.includes(word));
}

function bare(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let drawing = false;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (line.startsWith(FENCE)) {
      drawing = !drawing;
      blocks.push({ kind: drawing ? "drawing" : "p", text: "" });
    } else if (drawing && last?.kind === "drawing") last.text += `${line}\n`;
    else if (line.trim().startsWith("|")) addRow(blocks, line);
    else if (/^\s*[-*] /.test(line)) blocks.push({ kind: "li", text: line.replace(/^\s*[-*] /, "") });
    else if (!line.trim()) blocks.push({ kind: "p", text: "" });
    else if (last && last.kind !== "table" && last.text) last.text += ` ${line.trim()}`;
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
  return { kind: /^[A-Z]{3}-\d+(\.\d+)?$/.test(part) ? "rule" : "text", text: part };
}
