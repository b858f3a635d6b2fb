import type { Database } from '../db/client';
import { enqueueMail } from '../mail/outbox';
import type { PaidOrder } from '../orders/finish-order';
import type { OrderDeps } from '../orders/order-deps';
import type { RenewalSnapshot } from '../orders/order-snapshot';
import { subscriptionConfirmation } from '../orders/sales/confirmation';
import { partsOfRenewal } from '../orders/sales/order-parts';
import { saveSale } from '../orders/sales/save-sale';
import { extendParts } from './extend-parts';
import { lockGroup } from './move-on';
import { receiptMails } from './receipt-mails';

/**
 * Writes all that a paid renewal brings about and returns its order number: the group and its seats go on for the
 * term that was paid, the sale is booked, receipts wait to be mailed. Called in the settling transaction.
 */
export async function recordRenewal(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<RenewalSnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const card = charge.card ?? snapshot.payment;
  const group = await lockGroup(tx, snapshot.subscriptionId);
  const terms = await extendParts(tx, group, { parts: snapshot.parts, cardToken: card.token });
  const renewed = { ...snapshot, expireDate: terms[0]?.expireDate ?? snapshot.expireDate };
  const orderNumber = await saveSale(tx, {
    attemptId,
    userId,
    kind: snapshot.kind,
    termCode: snapshot.termCode,
    licensee: snapshot.licensee,
    subscriptionId: snapshot.subscriptionId,
    totalCents: snapshot.totalCents,
    lines: snapshot.lines,
    confirmation: subscriptionConfirmation(
      { ...renewed, group, parts: partsOfRenewal(terms, snapshot) },
      'RENEWAL',
    ),
    buyer: snapshot.buyer,
    card,
    seatIds: [],
    purchasedOn: snapshot.today,
    purchasedAt: now,
  });
  for (const mail of await receiptMails(tx, userId, { orderNumber, order: renewed, terms, card })) {
    await enqueueMail(tx, now, mail);
  }
  return orderNumber;
}
