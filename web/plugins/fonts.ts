import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const PREFIX = "/@fonts/";
const ACCENTED = "áčďéěíňóřšťúůýžäĺľôŕ";
const SIGNS = "–—…’‚“”„•·×−→←★§©✓";
/** Figures that stand on the line and in columns; neither small capitals nor hints for coarse screens. */
const CUT = { targetFormat: "woff2", noHinting: true, keepFeatures: ["kern", "lnum", "tnum"] } as const;
const LETTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") +
  ACCENTED +
  ACCENTED.toUpperCase() +
  SIGNS;

/** `url("/@fonts/alegreya-latin-700")`: a font with the letters of our languages only, a quarter of its size. */
export function fonts(): Plugin {
  const find = createRequire(import.meta.url);
  const cut = async (name: string): Promise<Buffer> => {
    const family = name.replace(/-latin.*$/, "");
    return subset(readFileSync(find.resolve(`@fontsource/${family}/files/${name}-normal.woff2`)), LETTERS, CUT);
  };
  return {
    name: "pentarchy-fonts",
    enforce: "pre",
    configureServer(server) {
      server.middlewares.use(PREFIX, (request, response, next) => {
        cut((request.url ?? "").replace(/^\/|\.woff2$/g, "")).then((font) => response.end(font), next);
      });
    },
    async generateBundle(_, bundle) {
      for (const sheet of Object.values(bundle)) {
        if (sheet.type !== "asset" || !sheet.fileName.endsWith(".css")) continue;
        let text = String(sheet.source);
        for (const [whole, name] of text.matchAll(/\/@fonts\/([\w-]+)\.woff2/g)) {
          const file = this.emitFile({ type: "asset", name: `${name}.woff2`, source: await cut(name!) });
          text = text.replaceAll(whole, `./${basename(this.getFileName(file))}`); // both lie in assets/
        }
        sheet.source = text;
      }
    },
  };
}
