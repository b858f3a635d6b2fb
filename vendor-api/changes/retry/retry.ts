import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { isCounted } from '../../licenses/counted-group';
import { type GroupRow, lockGroup } from '../../licenses/hold-groups';
import {
  type ClaimDeps,
  leaveAsItWas,
  NO_CLAIMS,
  type OrderDeps,
  orderEndpoint,
  orderKind,
  type PaidOrder,
  type Recorded,
} from '../../orders/order-kind';
import { priceChanged, type RefusedOrder, refusedOrder } from '../../orders/refusals';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { partsOfRenewal } from '../../orders/sales/order-parts';
import { extendParts } from '../../renewals/extend-parts';
import { heldAtPeriod } from '../../renewals/held-at-period';
import { areAllKnown } from '../../renewals/known-seats';
import { leaveBehind } from '../../renewals/leave-behind';
import { isPastDueRecord } from '../../renewals/past-due-record';
import { receiptMails } from '../../renewals/receipt-mails';
import { paidSeats } from '../../renewals/renewal-snapshot';
import { answeredByMessage } from '../answered-by-message';
import { checkRetry } from './check-retry';
import { retryForm } from './retry-form';
import { type RetrySnapshot, retrySnapshot } from './retry-snapshot';

const priceGone = refusedOrder(priceChanged);

/** A failed renewal that its owner pays (REST-35). */
export const retryOrder = orderKind({
  kind: 'retry',
  endpoints: [
    orderEndpoint({
      action: 'RetryPastDueSubscription',
      form: retryForm,
      check: checkRetry,
      answer: answeredByMessage,
    }),
  ],
  snapshot: retrySnapshot,
  priceGone,
  claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, groups: [subscriptionId], isForAll: true }),
  stillHolds,
  record: recordRetry,
  declined: leaveAsItWas,
});

async function stillHolds(
  { db }: ClaimDeps,
  userId: string,
  snapshot: RetrySnapshot,
): Promise<RefusedOrder | null> {
  const group = await heldAtPeriod(db, userId, snapshot);
  if (group === null || !isPastDueRecord(group)) return priceGone;
  // The counts are set to what was paid for.
  if (isCounted(group)) return null;
  const known = [...paidSeats(snapshot.parts), ...snapshot.endingSeatIds];
  return (await areAllKnown(db, group.id, known)) ? null : priceGone;
}

// The group and the paid seats renew with their pending changes; the others end with the old period (PAY-14, D-88).
async function recordRetry(
  { clock }: OrderDeps,
  tx: Database,
  { snapshot, user, card }: PaidOrder<RetrySnapshot>,
): Promise<Recorded> {
  const { subscriptionId, parts, termCode } = snapshot;
  const group = await lockGroup(tx, subscriptionId);
  await leaveOut(tx, group, { snapshot, today: clock.today() });
  await endSeats(tx, group, snapshot);
  const cardToken = card?.token ?? group.braintreeId;
  const terms = await extendParts(tx, group, { parts, cardToken, revives: true });
  await reopenGroup(tx, snapshot);
  await endIfOver(tx, snapshot, clock.today());
  const order = { ...snapshot, expireDate: terms[0]?.expireDate ?? snapshot.expireDate };
  const renewed = { ...order, group, parts: partsOfRenewal(terms, snapshot) };
  // The buyer gets a receipt in any case: it is their own purchase (CONF-12).
  const also = [snapshot.buyer.email];
  return {
    sale: {
      termCode,
      subscriptionId,
      confirmation: subscriptionConfirmation(renewed, 'RENEWAL'),
      seatIds: [],
    },
    mails: (orderNumber) => receiptMails(tx, user.id, { orderNumber, order, terms, card, also }),
  };
}

// What was not selected keeps the current period.
async function leaveOut(
  tx: Database,
  group: GroupRow,
  { snapshot: { parts, counts }, today }: { snapshot: RetrySnapshot; today: string },
): Promise<void> {
  const ending = counts && {
    authors: Math.max(0, group.cloudAuthorCount - counts.authors),
    publishers: Math.max(0, group.rpPublisherCount - counts.publishers),
  };
  await leaveBehind(tx, group, { goingIds: paidSeats(parts), ...(ending && { counts: ending }), today });
}

async function endSeats(tx: Database, { id }: GroupRow, snapshot: RetrySnapshot): Promise<void> {
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

// Also when the group was canceled during the charge.
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

// The paid period is over already, as was shown: the group does not renew by itself, and can be reactivated.
async function endIfOver(
  tx: Database,
  { subscriptionId, parts }: RetrySnapshot,
  today: string,
): Promise<void> {
  await tx.execute(
    sql`update ${subscriptions} set canceled = true
        where expire_date < ${today}::date and (id = ${subscriptionId}::text
          or id in (select subscription_id from ${seats} where id = any(${sql.param(paidSeats(parts))}::text[])))`,
  );
}
