import type { Database } from '../db/database';
import { isCounted } from '../licenses/counted-group';
import { type GroupRow, lockGroup } from '../licenses/hold-groups';
import { quantityOf } from '../orders/lines/quantity-of';
import { NO_CLAIMS, type OrderDeps, orderKind, type PaidOrder, type Recorded } from '../orders/order-kind';
import { priceChanged, refusedOrder } from '../orders/refusals';
import { subscriptionConfirmation } from '../orders/sales/confirmation';
import { partsOfRenewal } from '../orders/sales/order-parts';
import { extendParts } from './extend-parts';
import { heldAtPeriod } from './held-at-period';
import { areAllKnown } from './known-seats';
import { markRenewalFailed } from './mark-failed';
import { receiptMails } from './receipt-mails';
import { paidSeats, type RenewalSnapshot, renewalSnapshot } from './renewal-snapshot';
import { renewingContent } from './renewing-content';

// Nobody has seen the price: the next run tries again.
const priceGone = refusedOrder(priceChanged, false);

/** Ordered by the billing cycle. */
export const renewalOrder = orderKind({
  kind: 'renewal',
  endpoints: [],
  snapshot: renewalSnapshot,
  priceGone,
  claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, groups: [subscriptionId], isForAll: true }),
  async stillHolds({ db }, userId, snapshot) {
    const group = await heldAtPeriod(db, userId, snapshot);
    return group !== null && (await isAllPaid(db, group, snapshot)) ? null : priceGone;
  },
  record: recordRenewal,
  async declined(deps, tx, { subscriptionId, periodEnd, today, totalCents, payment }, reason) {
    const { cardType, lastFour } = payment;
    const charge = { totalCents, cardType, lastFour };
    await markRenewalFailed(deps, tx, { subscriptionId, periodEnd, today, reason, charge });
  },
});

async function isAllPaid(tx: Database, group: GroupRow, { lines, parts }: RenewalSnapshot): Promise<boolean> {
  if (!isCounted(group)) return areAllKnown(tx, group.id, paidSeats(parts));
  const { items } = await renewingContent(tx, group);
  return items.every(({ licenseType, quantity }) => quantity <= quantityOf(lines, licenseType));
}

async function recordRenewal(
  _deps: OrderDeps,
  tx: Database,
  { snapshot, user, card }: PaidOrder<RenewalSnapshot>,
): Promise<Recorded> {
  const { subscriptionId, parts, termCode } = snapshot;
  const group = await lockGroup(tx, subscriptionId);
  const terms = await extendParts(tx, group, { parts, cardToken: card?.token ?? null });
  const order = { ...snapshot, expireDate: terms[0]?.expireDate ?? snapshot.expireDate };
  const renewed = { ...order, group, parts: partsOfRenewal(terms, snapshot) };
  return {
    sale: {
      termCode,
      subscriptionId,
      confirmation: subscriptionConfirmation(renewed, 'RENEWAL'),
      seatIds: [],
    },
    mails: (orderNumber) => receiptMails(tx, user.id, { orderNumber, order, terms, card }),
  };
}
