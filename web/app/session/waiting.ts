/** Those who wait for their turn, until all of them are released at once or given up. */
export class Waiting {
  #resolvers: (() => void)[] = [];

  turn(): Promise<void> {
    return new Promise((resolve) => this.#resolvers.push(resolve));
  }

  release(): void {
    for (const resolve of this.#resolvers.splice(0)) resolve();
  }

  abandon(): void {
    this.#resolvers = [];
  }
}
