import { and, eq, gte, isNull, max, or } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { type GroupRow, updateGroup } from './group-rows';

/** Names a group of bundles after the largest bundle that is valid on the day. */
export async function updateBundleName(
  tx: Database,
  { id, kind }: Pick<GroupRow, 'id' | 'kind'>,
  day: CalendarDate,
): Promise<void> {
  if (kind !== 'ase') return;
  const [largest] = await tx
    .select({ licenseType: max(seats.licenseType) })
    .from(seats)
    .where(and(eq(seats.subscriptionId, id), or(isNull(seats.expireDate), gte(seats.expireDate, day))));
  if (largest?.licenseType == null) return;
  await updateGroup(tx, id, { licenseType: largest.licenseType });
}
