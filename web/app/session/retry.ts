export class Retry {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** Schedules a run; returns its time in epoch milliseconds. */
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

/** Delay after consecutive failures: doubling, capped, with jitter so that clients do not return together. */
export function retryDelayMs(failures: number, random = Math.random()): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(delay * (0.75 + random * 0.5));
}
