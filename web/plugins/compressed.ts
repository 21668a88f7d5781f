import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|md|json|webmanifest)$/;

/** Beside every text file its compressed copies, of which the server sends the best that a browser takes. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "pentarchy-compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}
