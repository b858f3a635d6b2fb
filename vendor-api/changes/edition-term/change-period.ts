import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import type { GroupRow } from '../../licenses/hold-groups';
import { NOTHING_WAITS, startGroup } from '../../renewals/move-on';

export interface Period {
  readonly termCode: TermCode;
  readonly startDate: CalendarDate;
  readonly expireDate: CalendarDate;
}

export async function changePeriod(
  tx: Database,
  { id }: GroupRow,
  { termCode, ...period }: Period,
): Promise<string> {
  await tx
    .update(subscriptions)
    .set({ ...storedTermOf(termCode), ...NOTHING_WAITS, ...period })
    .where(eq(subscriptions.id, id));
  return id;
}

/** D-114. */
export function splitOff(tx: Database, group: GroupRow, period: Period): Promise<string> {
  return startGroup(tx, group, { ...period, cardToken: group.braintreeId });
}
