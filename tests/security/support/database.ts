import { dumpDatabase } from '../../testkit/dump-database';
import type { Scene } from './scene';

// Sessions and counters of tries are about who asks; whoever asks may be counted.
const OF_THE_ASKER = /^(?:sessions|sign_in_tries|one_time_codes)$/;

/**
 * Every row of the database but counters, sessions and what belongs to the others themselves: the same before and after
 * means that nobody has changed anything of the victim's.
 */
export async function stateOf({ shop, others }: Pick<Scene, 'shop' | 'others'>): Promise<string> {
  const lines = (await dumpDatabase(shop.vendor.deps.db)).split('\n');
  const kept: string[] = [];
  let isKept = true;
  for (const line of lines) {
    if (!line.startsWith('(')) isKept = !OF_THE_ASKER.test(line);
    if (isKept && !others.some((id) => line.includes(id))) kept.push(line);
  }
  return kept.toSorted().join('\n');
}
