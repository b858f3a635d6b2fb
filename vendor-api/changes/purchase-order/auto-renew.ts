import { and, eq, inArray } from 'drizzle-orm';
import { storedTermOf, termCodeOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { type GroupRow, lockGroup } from '../../licenses/hold-groups';
import { type OrderDeps, orderKind, type PaidOrder, type Recorded } from '../../orders/order-kind';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { endOtherSeats } from './end-other-seats';
import { poRenewalEndpoint, renewsPo } from './po-renewal';
import { autoRenewMail } from './po-renewal-mail';
import type { PoRenewalSnapshot } from './po-renewal-snapshot';

/** A purchase order becomes a subscription that renews by card (REST-34); nothing is charged now. */
export const autoRenewOrder = orderKind({
  ...renewsPo,
  kind: 'autoRenew',
  endpoints: [poRenewalEndpoint('setAutorenew', 'autoRenew', ['rp'])],
  record: recordAutoRenew,
});

// The card replaces the purchase order marker (D-62), seats that were not selected end, and another term is taken up at
// the renewal (PO-14).
async function recordAutoRenew(
  _deps: OrderDeps,
  tx: Database,
  { snapshot, card }: PaidOrder<PoRenewalSnapshot>,
): Promise<Recorded> {
  const { subscriptionId, seatIds, termCode } = snapshot;
  if (card === null) throw new Error('a subscription that renews by no card');
  const group = await lockGroup(tx, subscriptionId);
  const { expireDate } = group;
  await tx
    .update(subscriptions)
    .set({ braintreeId: card.token, autoRenew: true })
    .where(eq(subscriptions.id, subscriptionId));
  await endOtherSeats(tx, { subscriptionId, seatIds, periodEnd: expireDate });
  if (seatIds !== null && termCode !== termCodeOf(group)) await awaitTerm(tx, group, seatIds, termCode);
  const order = { ...snapshot, expireDate };
  return {
    sale: {
      termCode,
      subscriptionId,
      confirmation: subscriptionConfirmation({ ...order, group }, 'AUTO_RENEW'),
      seatIds: [],
    },
    mails: (orderNumber) => [autoRenewMail(orderNumber, order, card)],
  };
}

async function awaitTerm(
  tx: Database,
  { id, expireDate }: GroupRow,
  seatIds: readonly string[],
  termCode: TermCode,
): Promise<void> {
  const { term: futureTerm, multiplier: futureMultiplier } = storedTermOf(termCode);
  await tx
    .update(seats)
    .set({ expireDate, futureTerm, futureMultiplier })
    .where(and(eq(seats.subscriptionId, id), inArray(seats.id, [...seatIds])));
}
