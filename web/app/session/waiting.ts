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
