import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const RULES = fileURLToPath(new URL("../../docs/rules/", import.meta.url));

/**
 * The rules of the games, as docs/rules tells them, become files of the site: /rules/dice_king.md,
 * /rules/cs/dice_king.md.
 */
export function rules(): Plugin {
  const files = readdirSync(RULES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  return {
    name: "pentarchy-rules",
    generateBundle() {
      for (const name of files) {
        this.emitFile({ type: "asset", fileName: `rules/${name}`, source: readFileSync(RULES + name) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/rules/", (request, response, next) => {
        const name = (request.url ?? "").slice(1);
        if (!files.includes(name)) return next();
        response.setHeader("content-type", "text/markdown; charset=utf-8");
        response.end(readFileSync(RULES + name));
      });
    },
  };
}
