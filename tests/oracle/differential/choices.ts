/** Decisions read off a list of numbers. Where the list ends, everything takes its simplest form: a shorter list makes a smaller case. */
export interface Choices {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** True once in so many times. */
  once(inTimes: number): boolean;
  oneOf<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  /** One of a list that may be empty. */
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
