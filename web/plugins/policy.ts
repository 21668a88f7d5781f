import type { Plugin } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** What a server would say in its headers, the page of the edition without one says itself. */
export function policy(): Plugin {
  return {
    name: "pentarchy-policy",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "content-security-policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: "./pentarchy.webmanifest" }, injectTo: "head" },
      { tag: "script", attrs: { src: "./too-old.js" }, injectTo: "head" },
    ],
  };
}
