import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { data } from "./plugins/data.ts";
import { compressed } from "./plugins/compressed.ts";
import { fonts } from "./plugins/fonts.ts";
import { guides } from "./plugins/guides.ts";
import { icons } from "./plugins/icons.ts";
import { policy } from "./plugins/policy.ts";
import { relative } from "./plugins/relative.ts";

const server = process.env.PENTARCHY_ADDRESS ?? "http://127.0.0.1:8137";
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The policy of the server allows no inlined fonts, scripts or styles: everything is a file of its own. `--mode static`
 * builds the edition without a server; the two differ in the door to the tables.
 */
export default defineConfig(({ mode }) => {
  const alone = mode === "static";
  const shared = [svelte(), fonts(), icons(), data(), guides()];
  return {
    base: alone ? "./" : "/",
    plugins: alone ? [relative(), ...shared, policy()] : [...shared, compressed()],
    resolve: { alias: { "#door": file(`./src/net/door.${alone ? "worker.svelte" : "socket"}.ts`) } },
    worker: { format: "es" },
    build: {
      outDir: alone ? "../dist/static" : "../src/pentarchy/server/site",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      modulePreload: { polyfill: false },
    },
    server: {
      proxy: {
        "/api": { target: server, changeOrigin: true },
        "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true },
      },
    },
  };
});
