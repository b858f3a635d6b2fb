/** In the order of the items, at most `atOnce` under way. Nothing is started after a failure or when nobody reads. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting = items.values();
  const running: Promise<Result>[] = [];
  for (;;) {
    while (running.length < atOnce) {
      const { value, done } = waiting.next();
      if (done) break;
      const pending = work(value);
      // It is met when its turn comes; until then it must not count as unhandled.
      pending.catch(() => undefined);
      running.push(pending);
    }
    const first = running.shift();
    if (!first) return;
    yield await first;
  }
}
