import { eq } from 'drizzle-orm';
import { renewedUntil } from '#domain/licenses/renewal-period';
import { storedTermOf } from '#domain/terms/stored-term';
import { holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { subscriptions } from '../../db/schema/licenses';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { PoRenewalSnapshot } from '../../orders/order-snapshot';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { saveSale } from '../../orders/sales/save-sale';
import { leaveBehind } from '../../renewals/leave-behind';
import { lockGroup } from '../../renewals/move-on';
import { receiptMails } from '../../renewals/receipt-mails';
import { endOtherSeats } from './end-other-seats';
import { poRenewalMail } from './po-renewal-mail';

/**
 * Writes all that a paid renewal brings about and returns its order number: the group goes on for the term that was
 * paid and stays a purchase order, seats that were not chosen end with the old term (PO-09). Called in the settling
 * transaction.
 */
export async function recordPoRenewal(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<PoRenewalSnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const { payment, termCode, subscriptionId } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  // The customer's row is taken before the group's, as every order does.
  await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const group = await lockGroup(tx, subscriptionId);
  // Counted from where the group ends now: money that came in late is worth its term nevertheless.
  const expireDate = renewedUntil(group.expireDate, termCode, group.startDate);
  if (snapshot.seatIds !== null)
    await leaveBehind(tx, group, { goingIds: snapshot.seatIds, today: deps.clock.today() });
  await tx
    .update(subscriptions)
    .set({ ...storedTermOf(termCode), expireDate })
    .where(eq(subscriptions.id, subscriptionId));
  await endOtherSeats(tx, { subscriptionId, seatIds: snapshot.seatIds, periodEnd: group.expireDate });
  const renewed = { ...snapshot, expireDate };
  const orderNumber = await saveSale(tx, {
    attemptId,
    userId,
    kind: snapshot.kind,
    termCode,
    licensee: snapshot.licensee,
    subscriptionId,
    totalCents: snapshot.totalCents,
    lines: snapshot.lines,
    confirmation: subscriptionConfirmation({ ...renewed, group, isPurchaseOrder: true }, 'RENEWAL'),
    buyer: snapshot.buyer,
    card,
    seatIds: [],
    purchasedOn: snapshot.today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  const terms = [{ termCode, expireDate }];
  const receipts = await receiptMails(tx, userId, { orderNumber, order: renewed, terms, card });
  for (const mail of [poRenewalMail(orderNumber, renewed, card), ...receipts])
    await enqueueMail(tx, now, mail);
  return orderNumber;
}
