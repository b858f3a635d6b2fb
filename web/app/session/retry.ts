import { retryDelayMs } from './retry-delay';

/** What is tried again later and later until it succeeds. */
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

  /** It runs now, for another reason than the time. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing is tried any more. */
  end(): void {
    this.#isOver = true;
    this.cancel();
  }

  succeeded(): void {
    this.#failures = 0;
  }
}
