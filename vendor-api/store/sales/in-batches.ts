// PostgreSQL takes 65,535 parameters a statement; the widest row here has 20.
const BATCH = 2_000;

/** Hands over a long list in pieces that fit into one statement each. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) await work(items.slice(start, start + BATCH));
}
