/**
 * The site's header: it is folded away at a table from the first moment, unless nobody plays there, and comes back on
 * request. Quiet is the whole screen.
 */
export const chrome = $state({ idle: false, open: false, quiet: false });

/** Says whether anybody plays at the table that is shown; call inside an effect. Whoever uses the header keeps it. */
export function foldHeader(playing: boolean): () => void {
  chrome.open = playing && document.activeElement?.closest("header") != null;
  chrome.idle = !playing;
  return () => Object.assign(chrome, { idle: false, open: false });
}

export function toggleQuiet(): void {
  chrome.quiet = !chrome.quiet;
  if (chrome.quiet && document.fullscreenEnabled) void document.documentElement.requestFullscreen();
  else if (document.fullscreenElement) void document.exitFullscreen();
}

/** Whoever leaves the full screen by the browser's own key is no longer quiet. */
export function followFullscreen(): void {
  if (!document.fullscreenElement) chrome.quiet = false;
}
