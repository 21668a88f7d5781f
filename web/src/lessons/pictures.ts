/** Pictures of this client beside the rules that need them; tools/rule_pictures.py takes them. */
const FILES = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

/** Addresses of the pictures by the id of the rule. */
export const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ""), address]),
);
