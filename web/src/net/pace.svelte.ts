/** Time to look: pauses that end early when somebody wants to go on. */
export class Pace {
  /** Whether something is being shown that can be skipped. */
  telling = $state(false);
  private end: (() => void) | null = null;
  private hurried = false;

  /** Waits, unless everything until `rest` is skipped. */
  async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried || document.hidden) return;
    this.telling = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.end = null;
  }

  /** Goes on at once, up to the present. */
  skip(): void {
    if (!this.telling) return;
    this.hurried = true;
    this.end?.();
  }

  /** Nothing is left to be shown. */
  rest(): void {
    this.telling = false;
    this.hurried = false;
  }
}
