import { dumpDatabase } from '../../testkit/dump-database';
import type { Scene } from './scene';

// Sessions and attempt counters belong to the caller, and may change.
const OF_THE_CALLER = /^(?:sessions|sign_in_tries|one_time_codes)$/;

/**
 * Dumps the database except counters, sessions and rows of the others: if it is equal before and after,
 * nothing of the victim's has changed.
 */
export async function stateOf({ shop, others }: Pick<Scene, 'shop' | 'others'>): Promise<string> {
  const lines = (await dumpDatabase(shop.vendor.deps.db)).split('\n');
  const kept: string[] = [];
  let isKept = true;
  for (const line of lines) {
    if (!line.startsWith('(')) isKept = !OF_THE_CALLER.test(line);
    if (isKept && !others.some((id) => line.includes(id))) kept.push(line);
  }
  return kept.toSorted().join('\n');
}
