import { isDeepStrictEqual } from 'node:util';

/** Sources compared by identity, except the settings, which are compared by content. */
type SourceName = 'profile' | 'licenses' | 'cloudGroups' | 'config' | 'today';

export type Sources = ReadonlyMap<SourceName, unknown>;

/** Vendor calls whose answers are sources. */
export const SOURCE_CALLS: ReadonlySet<string> = new Set([
  'GET /user/getUserProfile',
  'GET /user/loadLicenseRows',
  'GET /user/loadCloudSubscriptionGroups',
]);

/** Value of a source that failed to load; it never equals another, as the answer may lack it. */
const UNREAD = Symbol('unread');

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

/** Loads all sources again in parallel; false if one changed or fails to load. */
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
