export interface Once<T> {
  (): T;
  reset(): void;
}

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
