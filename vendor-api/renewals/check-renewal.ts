import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isRenewalDue } from '#domain/renewals/renewal-period';
import { priceContent, type RenewingContent, renewingContent } from '#domain/renewals/renewing-content';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import { findCard } from '../billing/card-on-file';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';
import type { SubscriptionRecord } from '../licenses/documents';
import { cloudSeatsOf, failureFacts, isBoughtByPo, isCounted } from '../licenses/group-facts';
import type { GroupRow } from '../licenses/group-rows';
import { renewalBuyer } from '../licenses/renewal-buyer';
import { pendingTerm, renewingSeats } from '../licenses/seat-facts';
import type { OrderDeps } from '../orders/order-kind';
import { buyerFields } from '../orders/order-snapshot';
import { cardOnFilePayment } from '../orders/payment';
import { loadPricing } from '../store/prices/load-price-list';
import { nextPeriod, type RenewalSnapshot } from './renewal-snapshot';

export type RenewalCheck =
  | { readonly kind: 'renews'; readonly snapshot: RenewalSnapshot }
  | { readonly kind: 'ends' }
  | { readonly kind: 'noCard'; readonly dueCents: number }
  | { readonly kind: 'settled' };

/** Only reads. @throws RangeError for a license without a price */
export async function checkRenewal(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  { id, periodEnd }: DueGroup,
  asOf: CalendarDate,
): Promise<RenewalCheck> {
  const [group] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!group || group.expireDate !== periodEnd || !isDue(group, asOf, settings.PO_BRAINTREE_ID)) {
    return { kind: 'settled' };
  }
  const content = await loadRenewingContent(db, group);
  const { parts } = content;
  if (parts.length === 0) return { kind: 'ends' };
  const priced = priceContent(content, {
    ...(await loadPricing(db, group.ownerId)),
    today: asOf,
  });
  const card = await findCard(db, group.ownerId);
  if (card === null) return { kind: 'noCard', dueCents: priced.total };
  const buyer = await renewalBuyer(db, group);
  const snapshot = {
    kind: 'renewal',
    ...buyerFields(asOf, buyer, cardOnFilePayment(card)),
    ...nextPeriod({ group, parts, priced }),
  } as const;
  return { kind: 'renews', snapshot };
}

function isDue(group: GroupRow, asOf: CalendarDate, purchaseOrderId: string): boolean {
  return isRenewalDue(
    {
      ...group,
      ...failureFacts(group),
      isPurchaseOrder: isBoughtByPo(group, purchaseOrderId),
      isBilledByTime: isBilledByTime(group.term),
    },
    asOf,
  );
}

export interface DueGroup {
  readonly id: string;
  readonly ownerId: string;
  /** The last covered day; identifies the renewal together with the id. */
  readonly periodEnd: CalendarDate;
}

interface DueQuestion {
  readonly asOf: CalendarDate;
  readonly purchaseOrderId: string;
  readonly after: string;
  readonly limit: number;
  readonly ownerId: string | undefined;
}

/** Ordered by id and not by date, so that a group several periods behind comes up only once per run. */
export async function dueGroups(db: Database, question: DueQuestion): Promise<DueGroup[]> {
  const { asOf, purchaseOrderId, after, limit, ownerId } = question;
  return db
    .select({
      id: subscriptions.id,
      ownerId: subscriptions.ownerId,
      periodEnd: subscriptions.expireDate,
    })
    .from(subscriptions)
    .where(
      and(
        gt(subscriptions.id, after),
        ownerId === undefined ? undefined : eq(subscriptions.ownerId, ownerId),
        eq(subscriptions.autoRenew, true),
        eq(subscriptions.canceled, false),
        isNull(subscriptions.firstFailedPaymentAttempt),
        lt(subscriptions.expireDate, asOf),
        or(isNull(subscriptions.braintreeId), ne(subscriptions.braintreeId, purchaseOrderId)),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

export async function loadRenewingContent(db: Database, row: SubscriptionRecord): Promise<RenewingContent> {
  const content = isCounted(row)
    ? { plan: row.kind, counts: cloudSeatsOf(row), futureTerm: pendingTerm(row) }
    : { seats: await renewingSeats(db, row.id) };
  return renewingContent({ ...row, term: termCodeOf(row) }, content);
}
