import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { data } from "./plugins/data.ts";
import { compressed } from "./plugins/compressed.ts";
import { fonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { rules } from "./plugins/rules.ts";

const server = process.env.PENTARCHY_ADDRESS ?? "http://127.0.0.1:8137";

/** The policy of the server allows no inlined fonts, scripts or styles: everything is a file of its own. */
export default defineConfig({
  plugins: [svelte(), fonts(), icons(), data(), rules(), compressed()],
  build: {
    outDir: "../src/pentarchy/server/site",
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
});
