import { eq, sql } from 'drizzle-orm';
import { holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { seats, subscriptions } from '../../db/schema/licenses';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { RetrySnapshot } from '../../orders/order-snapshot';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { partsOfRenewal } from '../../orders/sales/order-parts';
import { saveSale } from '../../orders/sales/save-sale';
import { extendParts } from '../../renewals/extend-parts';
import { leaveBehind } from '../../renewals/leave-behind';
import { type LockedGroup, lockGroup } from '../../renewals/move-on';
import { receiptMails } from '../../renewals/receipt-mails';

/**
 * Writes all that a paid retry brings about and returns its order number: the failure is over, the group and the seats
 * that renew go on for the term that was paid, with what was pending for them, and the others end with the old period
 * (PAY-14, D-88). Called in the settling transaction.
 */
export async function recordRetry(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<RetrySnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const { payment } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  // The customer's row is taken before the group's, as every order does.
  await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const group = await lockGroup(tx, snapshot.subscriptionId);
  await leaveOut(tx, group, { snapshot, today: deps.clock.today() });
  await endSeats(tx, group, snapshot);
  const cardToken = card?.token ?? group.braintreeId;
  const terms = await extendParts(tx, group, { parts: snapshot.parts, cardToken, revives: true });
  await reopenGroup(tx, snapshot);
  const renewed = { ...snapshot, expireDate: terms[0]?.expireDate ?? snapshot.expireDate };
  const { kind, termCode, licensee, subscriptionId, totalCents, lines, buyer, today } = snapshot;
  const orderNumber = await saveSale(tx, {
    ...{ attemptId, userId, kind, termCode, licensee, subscriptionId, totalCents, lines, buyer, card },
    confirmation: subscriptionConfirmation(
      { ...renewed, group, parts: partsOfRenewal(terms, snapshot) },
      'RENEWAL',
    ),
    seatIds: [],
    purchasedOn: today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  const mails = await receiptMails(tx, userId, { orderNumber, order: renewed, terms, card });
  for (const mail of mails) await enqueueMail(tx, now, mail);
  return orderNumber;
}

// While the period before still runs, what is not chosen keeps it.
async function leaveOut(
  tx: Database,
  group: LockedGroup,
  { snapshot: { parts, counts }, today }: { snapshot: RetrySnapshot; today: string },
): Promise<void> {
  const goingIds = parts.flatMap((part) => part.seats.flatMap(({ seatIds }) => seatIds));
  const ending = counts && {
    authors: Math.max(0, group.cloudAuthorCount - counts.authors),
    publishers: Math.max(0, group.rpPublisherCount - counts.publishers),
  };
  await leaveBehind(tx, group, { goingIds, ...(ending && { counts: ending }), today });
}

// What is not chosen ends with the period before, whatever was pending for it.
async function endSeats(tx: Database, { id }: LockedGroup, snapshot: RetrySnapshot): Promise<void> {
  const { endingSeatIds, periodEnd } = snapshot;
  await tx.execute(
    sql`update ${seats} set
          expire_date = ${periodEnd}::date,
          future_term = null,
          future_multiplier = null,
          future_license_type = null
        where id = any(${sql.param(endingSeatIds)}::text[]) and subscription_id = ${id}::text`,
  );
}

// A group that was canceled while its charge was on its way is paid for all the same.
async function reopenGroup(tx: Database, { subscriptionId, counts }: RetrySnapshot): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      canceled: false,
      autoRenew: true,
      ...(counts && { cloudAuthorCount: counts.authors, rpPublisherCount: counts.publishers }),
      canceledAuthorCount: 0,
      canceledPublisherCount: 0,
    })
    .where(eq(subscriptions.id, subscriptionId));
}
