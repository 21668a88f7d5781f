import { createRequire } from "node:module";
import type { IconifyJSON } from "./iconify.ts";
import type { Plugin } from "vite";

const PREFIX = "icons:";
const SIDE = 512;

/** `import crown from "icons:crown"`: one symbol of the game-icons set (CC BY 3.0), and only that one. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconifyJSON;
  return {
    name: "pentarchy-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon '${name}' in the game-icons set`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1]!));
      return `export default ${JSON.stringify({ path: paths.join(" "), side: SIDE })};`;
    },
  };
}

/** A path to a tenth of its 512th: a third shorter. Arcs stay as they are, because their flags need no gaps. */
function rounded(path: string): string {
  if (/[ae]/i.test(path)) return path;
  let line = "";
  let before = "";
  for (const [token] of path.matchAll(/[a-z]|-?\d*\.?\d+/gi)) {
    const next = /[a-z]/i.test(token) ? token : String(Math.round(Number(token) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const gap = isNumber(before) && isNumber(next) && !next.startsWith("-") && !(next.startsWith(".") && before.includes("."));
    line += (gap ? " " : "") + next;
    before = next;
  }
  return line;
}

function isNumber(token: string): boolean {
  return /\d/.test(token);
}
