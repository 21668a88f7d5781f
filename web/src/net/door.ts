/** What every way to a table offers: calls as over HTTP, and a line as a websocket would be. */

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How far the program behind the door is, and what keeps it from working as it should. */
export interface Engine {
  /** Whether somebody waits for it. */
  awaited: boolean;
  /** From 0 to 1; 1 once it is ready. */
  progress: number;
  /** `too-old`, `failed`, `no-memory`, or ''. */
  trouble: string;
  /** Whether what is played is kept: it is not in some private windows, and where the disk is full. */
  kept: boolean;
  /** Whether it has just died and been started again. */
  restarted: boolean;
}
