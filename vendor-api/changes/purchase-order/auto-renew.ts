import { and, eq, inArray } from 'drizzle-orm';
import { storedTermOf, termCodeOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { seats, subscriptions } from '../../db/schema/licenses';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { AutoRenewSnapshot } from '../../orders/order-snapshot';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { saveSale } from '../../orders/sales/save-sale';
import { type LockedGroup, lockGroup } from '../../renewals/move-on';
import { endOtherSeats } from './end-other-seats';
import { autoRenewMail } from './po-renewal-mail';

/**
 * Has a purchase order renew by card from now on and returns the number to confirm it by: the card takes the place of
 * the sentinel (D-62), seats that were not chosen end, another term waits for the end of this one (PO-14). Nothing was
 * charged. Called in the settling transaction.
 */
export async function recordAutoRenew(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<AutoRenewSnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const { payment, subscriptionId, seatIds, termCode } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  if (card === null) throw new Error('a subscription that renews by no card');
  await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const group = await lockGroup(tx, subscriptionId);
  await tx
    .update(subscriptions)
    .set({ braintreeId: card.token, autoRenew: true })
    .where(eq(subscriptions.id, subscriptionId));
  await endOtherSeats(tx, { subscriptionId, seatIds, periodEnd: group.expireDate });
  if (seatIds !== null && termCode !== termCodeOf(group)) await awaitTerm(tx, group, seatIds, termCode);
  const set = { ...snapshot, expireDate: group.expireDate };
  const orderNumber = await saveSale(tx, {
    attemptId,
    userId,
    kind: snapshot.kind,
    termCode,
    licensee: snapshot.licensee,
    subscriptionId,
    totalCents: 0,
    lines: snapshot.lines,
    confirmation: subscriptionConfirmation({ ...set, group }, 'AUTO_RENEW'),
    buyer: snapshot.buyer,
    card,
    seatIds: [],
    purchasedOn: snapshot.today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  await enqueueMail(tx, now, autoRenewMail(orderNumber, set, card));
  return orderNumber;
}

// The billing cycle takes the term up when the old one ends (STAT-05).
async function awaitTerm(
  tx: Database,
  { id, expireDate }: LockedGroup,
  seatIds: readonly string[],
  termCode: TermCode,
): Promise<void> {
  const { term: futureTerm, multiplier: futureMultiplier } = storedTermOf(termCode);
  await tx
    .update(seats)
    .set({ expireDate, futureTerm, futureMultiplier })
    .where(and(eq(seats.subscriptionId, id), inArray(seats.id, [...seatIds])));
}
