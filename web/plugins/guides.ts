import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../../src/pentarchy/games/", import.meta.url));
const PAGE = /^(\w+)[\\/]guide[\\/](\w+)\.md$/;

/** The guides to the games become files of the site: /guide/dice_king.md, /guide/cs/dice_king.md. */
export function guides(): Plugin {
  const pages = new Map(readdirSync(GAMES, { recursive: true, encoding: "utf8" }).flatMap(page));
  return {
    name: "pentarchy-guides",
    generateBundle() {
      for (const [name, file] of pages) {
        this.emitFile({ type: "asset", fileName: `guide/${name}`, source: readFileSync(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/guide/", (request, response, next) => {
        const file = pages.get((request.url ?? "").slice(1));
        if (!file) return next();
        response.setHeader("content-type", "text/markdown; charset=utf-8");
        response.end(readFileSync(file));
      });
    },
  };
}

function page(file: string): [string, string][] {
  const [, slug, lang] = PAGE.exec(file) ?? [];
  return slug ? [[lang === "en" ? `${slug}.md` : `${lang}/${slug}.md`, GAMES + file]] : [];
}
