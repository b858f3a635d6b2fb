import type { PriceChange } from './changes-dialog';

/** What differs between two prices that are told by named facts; a fact that only one of them has differs too. */
export function changedFacts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PriceChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((what) => ({
      key: what,
      what,
      why: null,
      before: before.get(what) ?? null,
      after: after.get(what) ?? null,
    }))
    .filter((change) => change.before !== change.after);
}
