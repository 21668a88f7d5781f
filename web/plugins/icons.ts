import { createRequire } from "node:module";
import type { IconifyJSON } from "./iconify.ts";
import { onGrid } from "./path.ts";
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
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => onGrid(found[1]!));
      return `export default ${JSON.stringify({ path: paths.join(" "), side: SIDE })};`;
    },
  };
}
