/** Decisions derived from numbers. After the last one everything is simplest: fewer make a smaller case. */
export interface Choices {
  /** Returns an integer from 0 to `count` - 1. */
  below(count: number): number;
  /** True with a probability of 1 in `inTimes`. */
  once(inTimes: number): boolean;
  oneOf<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  /** Returns an item of a list; undefined for an empty one. */
  maybeOf<Item>(items: readonly Item[]): Item | undefined;
}

export function choicesOf(numbers: readonly number[]): Choices {
  let next = 0;
  const below = (count: number) => {
    const number = numbers[next] ?? 0;
    next += 1;
    return count <= 1 ? 0 : number % count;
  };
  return {
    below,
    once: (inTimes) => below(inTimes) === inTimes - 1,
    oneOf: (items) => items[below(items.length)] ?? items[0],
    maybeOf: (items) => items[below(items.length)],
  };
}
