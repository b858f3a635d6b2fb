type Makers = Readonly<Record<string, (from: never) => unknown>>;

type From<M extends Makers> = Parameters<M[keyof M]>[0];

type Made<M extends Makers> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Creates objects whose parts are made on first access, since a request uses few of them. */
export function lazyParts<M extends Makers>(makers: M): (from: From<M>) => Made<M> {
  class Parts {
    readonly from: From<M>;
    readonly made = new Map<string, unknown>();
    constructor(from: From<M>) {
      this.from = from;
    }
  }
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(Parts.prototype, name, {
      get(this: Parts) {
        const part = this.made.get(name) ?? make(this.from as never);
        this.made.set(name, part);
        return part;
      },
    });
  }
  // Every name of the makers has its getter.
  return (from) => new Parts(from) as unknown as Made<M>;
}
