/** Those who want to hear of something. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns the way to stop. */
  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  tell(): void {
    for (const listener of this.#all) listener();
  }
}
