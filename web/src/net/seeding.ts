/**
 * How the seed of a game is fixed by all: the twin of src/pentarchy/tables/seeding.py, held to it by common vectors.
 */
import type { PartInfo } from "./protocol";
import { bytes, fromHex, hex, hkdf, joined, sha256 } from "./sha256";

const NAME = "pentarchy luck 2";
export const ALONE = 1;

export function newPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The server's commitment to its secret; in the first scheme to the seed itself. */
export function promise(scheme: number, table: string, secret: string): string {
  const before = scheme === ALONE ? "" : `${NAME} server\n${table}\n`;
  return hex(sha256(joined(bytes(before), fromHex(secret))));
}

export function sealOf(part: string): string {
  return hex(sha256(joined(bytes(`${NAME} person\n`), fromHex(part))));
}

/** `parts` in the order of their seats. */
export function commonSeed(table: string, secret: string, parts: PartInfo[]): string {
  const lines = [`table ${table}`, `server ${promise(2, table, secret)}`];
  lines.push(...parts.map(({ seat, seal, part }) => `seat ${seat} ${seal} ${part === null ? "missing" : "told"}`));
  const told = parts.flatMap(({ part }) => (part === null ? [] : [fromHex(part)]));
  const info = bytes(lines.map((line) => `${line}\n`).join(""));
  return hex(hkdf(bytes(NAME), joined(fromHex(secret), ...told), info));
}
