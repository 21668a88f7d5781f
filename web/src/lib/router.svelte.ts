/** One page, many addresses: the path decides what is shown. */

import { hasServer } from "#door";

export const place = $state(here());

addEventListener("popstate", () => arrive());

/** Where nobody serves addresses, they stand behind the `#` of the one page. */
function here(): { path: string; query: string } {
  const { pathname, search } = hasServer ? location : new URL(location.hash.slice(1) || "/", location.origin);
  return { path: pathname, query: search };
}

/** A place of the client as a link. */
export const address = (to: string): string => (hasServer ? to : `#${to}`);

function arrive(): void {
  if (!hasServer && location.hash && !location.hash.startsWith("#/")) return; // a place inside the page
  Object.assign(place, here());
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(to));
  arrive();
  scrollTo(0, 0);
}

/** Makes ordinary clicks on links of this site stay in the page. Put it on the outermost element. */
export function stay(node: HTMLElement): { destroy(): void } {
  const clicked = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  node.addEventListener("click", clicked);
  return { destroy: () => node.removeEventListener("click", clicked) };
}
