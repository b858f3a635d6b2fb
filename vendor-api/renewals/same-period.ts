import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/client';
import { subscriptions } from '../db/schema/licenses';
import type { OrderSnapshot } from '../orders/order-snapshot';
import { isAllPaid } from './all-paid';
import { isPastDueRecord } from './past-due-record';

/**
 * Whether the group of a renewal (a purchase order's too), a retry or a reactivation is still at the period that its
 * price was for and the customer's whose card is charged, holds nothing that joined it since, and of a retry is still
 * past due; asked once the group is taken, and held until that is on record, so that each period is paid once.
 */
export async function isSamePeriod(tx: Database, ownerId: string, snapshot: OrderSnapshot): Promise<boolean> {
  const period = periodOf(snapshot);
  if (period === null) return true;
  const { subscriptionId, periodEnd } = period;
  const [group] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.ownerId, ownerId),
        eq(subscriptions.expireDate, periodEnd),
      ),
    )
    .for('update');
  if (!group || (snapshot.kind === 'retry' && !isPastDueRecord(group))) return false;
  return isAllPaid(tx, group, snapshot);
}

interface Period {
  readonly subscriptionId: string;
  /** The last covered day before. */
  readonly periodEnd: CalendarDate;
}

function periodOf(snapshot: OrderSnapshot): Period | null {
  switch (snapshot.kind) {
    case 'renewal':
    case 'retry':
    case 'poRenewal':
    case 'autoRenew':
      return snapshot;
    case 'rp':
    case 'ase':
    case 'cloud':
      return snapshot.reactivating ?? null;
    case 'upgrade':
    case 'change':
    case 'transfer':
      return null;
  }
}
