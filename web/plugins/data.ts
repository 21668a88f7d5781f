import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Vite's development server leaves addresses that begin with `data:` alone, so the imports get another name first. */
const WRITTEN = /(from\s+["'])data:(\w+\/\w+["'])/g;
const PREFIX = "table:";
const GAMES = fileURLToPath(new URL("../../src/pentarchy/games/", import.meta.url));
const ASIDES = /^(note|notes|.*_note|source|source_.*|.*_source|name_..|label_..|p|expected_stars)$/;

/** `import map from "data:dice_king/map"`: a data file of a game, without names (those are words) and provenance. */
export function data(): Plugin {
  return {
    name: "pentarchy-data",
    enforce: "pre",
    transform: (code) =>
      code.match(WRITTEN) ? { code: code.replace(WRITTEN, `$1${PREFIX}$2`), map: null } : undefined,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [slug, file] = id.slice(PREFIX.length + 1).split("/");
      const path = `${GAMES}${slug}/data/${file}.toml`;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(parse(readFileSync(path, "utf8")), bare)};`;
    },
  };
}

function bare(key: string, value: unknown): unknown {
  return ASIDES.test(key) ? undefined : typeof value === "bigint" ? Number(value) : value;
}
