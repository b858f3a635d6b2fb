import { and, eq, gte, isNull, max, or } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';

/** A group of bundles is named after its largest one. */
export async function nameBundles(
  tx: Database,
  { id, kind }: Pick<typeof subscriptions.$inferSelect, 'id' | 'kind'>,
  day: CalendarDate,
): Promise<void> {
  if (kind !== 'ase') return;
  const [largest] = await tx
    .select({ licenseType: max(seats.licenseType) })
    .from(seats)
    .where(and(eq(seats.subscriptionId, id), or(isNull(seats.expireDate), gte(seats.expireDate, day))));
  if (largest?.licenseType == null) return;
  await tx.update(subscriptions).set({ licenseType: largest.licenseType }).where(eq(subscriptions.id, id));
}
