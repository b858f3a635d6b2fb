import { and, eq } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import { isClaimed } from '../../orders/claims/group-claims';
import { failureFacts } from '../../renewals/past-due-record';

export type CancelAnswer =
  | { readonly success: true; readonly message: '' }
  | { readonly success: false; readonly message: string; readonly code: 'NOT_OWNER' | 'NOT_ALLOWED' };

type Row = typeof subscriptions.$inferSelect;

/** Ends a past-due group of the customer (PAY-03), unless its payment is under way. */
export function cancelGroup(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<CancelAnswer> {
  return db.transaction(async (tx) => {
    const [group] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, userId)))
      .for('update');
    if (!group) return { success: false, message: message.notOwner, code: 'NOT_OWNER' };
    if (!group.canceled) {
      const refusal = checkPastDue(failureFacts(group));
      if (refusal) return { success: false, message: refusal.message, code: 'NOT_ALLOWED' };
      if (await isClaimed(tx, [group.id]))
        return { success: false, message: message.paymentUnderWay, code: 'NOT_ALLOWED' };
      await endGroup(tx, group, addDays(clock.today(), -1));
    }
    return { success: true, message: '' };
  });
}

// Ended since yesterday, but never before its first day.
async function endGroup(
  tx: Database,
  { id, startDate, expireDate }: Row,
  yesterday: CalendarDate,
): Promise<void> {
  const end = [expireDate, yesterday].toSorted()[0] ?? expireDate;
  const lastDay = end < startDate ? startDate : end;
  await tx
    .update(subscriptions)
    .set({
      canceled: true,
      autoRenew: false,
      expireDate: lastDay,
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
      pendingOwnerEmail: null,
      pendingOwnerId: null,
      pendingDate: null,
    })
    .where(eq(subscriptions.id, id));
  await tx
    .update(seats)
    .set({ expireDate: lastDay, futureTerm: null, futureMultiplier: null, futureLicenseType: null })
    .where(eq(seats.subscriptionId, id));
}
