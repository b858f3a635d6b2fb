export class Retry {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** Runs it later; answers when, in epoch milliseconds. */
  later(run: () => void): number {
    const delay = retryDelayMs(this.#failures++);
    if (!this.#isOver) this.#timer = setTimeout(run, delay);
    return Date.now() + delay;
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.#isOver = true;
    this.cancel();
  }

  succeeded(): void {
    this.#failures = 0;
  }
}

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** How long to wait after so many failures in a row: doubling, bounded, spread so that clients do not come back at once. */
export function retryDelayMs(failures: number, random = Math.random()): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(delay * (0.75 + random * 0.5));
}
