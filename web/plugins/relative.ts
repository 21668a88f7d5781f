import type { Plugin } from "vite";

/** Addresses of files and of places of the client, as they are written in components. */
const FILE = /(["'`])\/(?=crown|pictures\/|guide\/|rules\/)/g;
const PLACE = /\bhref="\/(?!\/)/g;

/** For a site that may lie in any folder: files are found beside the page, places stand behind its `#`. */
export function relative(): Plugin {
  return {
    name: "pentarchy-relative",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith(".svelte") ? { code: code.replace(FILE, "$1./").replace(PLACE, 'href="#/'), map: null } : undefined,
  };
}
