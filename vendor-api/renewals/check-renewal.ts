import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isRenewalDue } from '#domain/renewals/renewal-period';
import { priceContent } from '#domain/renewals/renewing-content';
import { isBilledByTime } from '#domain/terms/stored-term';
import { findCard } from '../billing/card-on-file';
import { subscriptions } from '../db/schema/licenses';
import { failureFacts, isBoughtByPo } from '../licenses/group-facts';
import type { GroupRow } from '../licenses/group-rows';
import { renewalBuyer } from '../licenses/renewal-buyer';
import type { OrderDeps } from '../orders/order-kind';
import { buyerFields } from '../orders/order-snapshot';
import { cardOnFilePayment } from '../orders/payment';
import { loadPricing } from '../store/prices/load-price-list';
import type { DueGroup } from './due-groups';
import { nextPeriod, type RenewalSnapshot } from './renewal-snapshot';
import { loadRenewingContent } from './renewing-content';

export type RenewalCheck =
  | { readonly kind: 'renews'; readonly snapshot: RenewalSnapshot }
  | { readonly kind: 'ends' }
  | { readonly kind: 'noCard' }
  | { readonly kind: 'settled' };

/** Reads only. @throws RangeError for a licence without a price */
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
  const card = await findCard(db, group.ownerId);
  if (card === null) return { kind: 'noCard' };
  const priced = priceContent(content, {
    ...(await loadPricing(db, group.ownerId)),
    today: asOf,
  });
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
