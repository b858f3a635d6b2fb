/** A function that answers the very same value for equal inputs. */
export type Interned<Input, Output> = (input: Input) => Output;

/** Remembers what `make` answered, by the text that `keyOf` gives an input. */
export function interned<Input, Output>(
  make: (input: Input) => Output,
  keyOf: (input: Input) => string,
): Interned<Input, Output> {
  const kept = new Map<string, Output>();
  return (input) => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Output;
    const made = make(input);
    kept.set(key, made);
    return made;
  };
}
