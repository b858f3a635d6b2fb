import { eq } from 'drizzle-orm';
import { renewedUntil } from '#domain/renewals/renewal-period';
import { storedTermOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { type SubscriptionKind, subscriptions } from '../../db/schema/licenses';
import { lockGroup } from '../../licenses/hold-groups';
import {
  leaveAsItWas,
  NO_CLAIMS,
  type OrderDeps,
  type OrderKindParts,
  orderEndpoint,
  orderKind,
  type PaidOrder,
  type Recorded,
} from '../../orders/order-kind';
import { priceChanged, refusedOrder } from '../../orders/refusals';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { heldAtPeriod } from '../../renewals/held-at-period';
import { leaveBehind } from '../../renewals/leave-behind';
import { receiptMails } from '../../renewals/receipt-mails';
import { checkPoRenewal } from './check-po-renewal';
import { endOtherSeats } from './end-other-seats';
import { poRenewalForm } from './po-renewal-form';
import { poRenewalMail } from './po-renewal-mail';
import { type PoRenewalKind, type PoRenewalSnapshot, poRenewalSnapshot } from './po-renewal-snapshot';

const priceGone = refusedOrder(priceChanged);

export const renewsPo = {
  snapshot: poRenewalSnapshot,
  priceGone,
  claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, groups: [subscriptionId], isForAll: true }),
  stillHolds: async ({ db }, userId, snapshot) =>
    (await heldAtPeriod(db, userId, snapshot)) === null ? priceGone : null,
  declined: leaveAsItWas,
} satisfies Partial<OrderKindParts<PoRenewalSnapshot>>;

export function poRenewalEndpoint(action: string, kind: PoRenewalKind, groups: readonly SubscriptionKind[]) {
  return orderEndpoint({
    action,
    form: poRenewalForm,
    check: (deps, request) => checkPoRenewal(deps, { kind, groups }, request),
  });
}

/** A purchase order that is renewed and paid now (REST-31 to REST-33). */
export const poRenewalOrder = orderKind({
  ...renewsPo,
  kind: 'poRenewal',
  endpoints: [
    poRenewalEndpoint('renewpo', 'poRenewal', ['rp']),
    poRenewalEndpoint('renewAsepo', 'poRenewal', ['ase']),
    poRenewalEndpoint('renewCloudPo', 'poRenewal', ['cfb', 'cloud']),
  ],
  record: recordPoRenewal,
});

// Seats that were not selected end with the old term (PO-09).
async function recordPoRenewal(
  { clock }: OrderDeps,
  tx: Database,
  { snapshot, user, card }: PaidOrder<PoRenewalSnapshot>,
): Promise<Recorded> {
  const { termCode, subscriptionId, seatIds } = snapshot;
  const group = await lockGroup(tx, subscriptionId);
  // From where the group ends now, so that a late charge still buys a whole term.
  const expireDate = renewedUntil(group.expireDate, termCode, group.startDate);
  if (seatIds !== null) await leaveBehind(tx, group, { goingIds: seatIds, today: clock.today() });
  await tx
    .update(subscriptions)
    .set({ ...storedTermOf(termCode), expireDate })
    .where(eq(subscriptions.id, subscriptionId));
  await endOtherSeats(tx, { subscriptionId, seatIds, periodEnd: group.expireDate });
  const order = { ...snapshot, expireDate, isPurchaseOrder: true };
  const terms = [{ termCode, expireDate }];
  return {
    sale: {
      termCode,
      subscriptionId,
      confirmation: subscriptionConfirmation({ ...order, group }, 'RENEWAL'),
      seatIds: [],
    },
    mails: async (orderNumber) => [
      poRenewalMail(orderNumber, order, card),
      ...(await receiptMails(tx, user.id, { orderNumber, order, terms, card })),
    ],
  };
}
