import { isDeepStrictEqual } from 'node:util';

/** What is the same object as long as the vendor says the same, and what is compared by what it says. */
type SourceName = 'profile' | 'licenses' | 'cloudGroups' | 'config' | 'today';

/** What an answer was made from. */
export type Sources = ReadonlyMap<SourceName, unknown>;

/** Calls of the vendor whose answers are sources. */
export const SOURCE_CALLS: ReadonlySet<string> = new Set([
  'GET /user/getUserProfile',
  'GET /user/loadLicenseRows',
  'GET /user/loadCloudSubscriptionGroups',
]);

/** In place of what could not be read, which is never the same again: an answer may have been made without it. */
const UNREAD = Symbol('unread');

/** Notes what a request reads. */
export function createSources() {
  const read = new Map<SourceName, unknown>();
  return {
    read,
    async note<Value>(name: SourceName, value: Promise<Value>): Promise<Value> {
      read.set(name, UNREAD);
      const found = await value;
      read.set(name, found);
      return found;
    },
  };
}

/** Reads all of them again, side by side; false also where one cannot be read. */
export async function areSame(
  sources: Sources,
  readers: Readonly<Record<SourceName, () => Promise<unknown>>>,
): Promise<boolean> {
  const same = await Promise.allSettled(
    [...sources].map(async ([name, before]) => {
      const now = await readers[name]();
      return name === 'config' ? isDeepStrictEqual(now, before) : now === before;
    }),
  );
  return same.every((one) => one.status === 'fulfilled' && one.value);
}
