/** A value that is computed at most once until it is reset. */
export interface Once<T> {
  (): T;
  reset(): void;
}

/** Keeps what `make` answers, a promise for example, for the next caller. */
export function once<T>(make: () => T): Once<T> {
  let kept: { value: T } | undefined;
  const read = () => {
    kept ??= { value: make() };
    return kept.value;
  };
  return Object.assign(read, {
    reset: () => {
      kept = undefined;
    },
  });
}
