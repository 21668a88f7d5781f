/** One page, many addresses: the path decides what is shown. */

export const place = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => arrive());

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
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
