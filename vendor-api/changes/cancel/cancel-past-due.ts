import { eq } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { failureFacts } from '../../licenses/group-facts';
import {
  type GroupRow,
  lockOwnGroup,
  NO_FAILED_PAYMENT,
  NO_OFFER,
  NO_PENDING_CHANGE,
  updateGroup,
} from '../../licenses/group-rows';
import { isClaimed } from '../../orders/claims/row-claims';
import { notOwner } from '../../orders/refusals';

/** Ends a past-due group of the customer (PAY-03), unless its payment is under way. */
export function cancelPastDue(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const group = await lockOwnGroup(tx, userId, id);
    if (group === null) return failure(notOwner);
    if (group.canceled) return DONE;
    const refusal = checkPastDue(failureFacts(group));
    if (refusal) return failure(refusal);
    if (await isClaimed(tx, [group.id]))
      return failure({ message: message.paymentUnderWay, code: 'NOT_ALLOWED' });
    await endGroup(tx, group, addDays(clock.today(), -1));
    return DONE;
  });
}

// Ended since yesterday, but never before its first day.
async function endGroup(tx: Database, group: GroupRow, yesterday: CalendarDate): Promise<void> {
  const { id, startDate } = group;
  const [end = yesterday] = [group.expireDate, yesterday].toSorted();
  const [, expireDate = startDate] = [startDate, end].toSorted();
  const ended = { canceled: true, autoRenew: false, expireDate };
  await updateGroup(tx, id, { ...ended, ...NO_FAILED_PAYMENT, ...NO_OFFER });
  await tx
    .update(seats)
    .set({ expireDate, ...NO_PENDING_CHANGE })
    .where(eq(seats.subscriptionId, id));
}
