import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import { noteActivity } from '../../activity/note-activity';
import type { CardLabel } from '../../billing/buyer';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { failureFacts, isCounted } from '../../licenses/group-facts';
import {
  type GroupRow,
  lockGroup,
  lockOwnGroup,
  NO_CANCELED_COUNTS,
  NO_PENDING_CHANGE,
  updateGroup,
} from '../../licenses/group-rows';
import { pricedAllSeats } from '../../licenses/seat-facts';
import { updateSeats } from '../../licenses/update-seats';
import { answeredByMessage, claimWholeGroup, orderEndpoint, orderKind } from '../../orders/order-kind';
import { notOwner, priceChanged } from '../../orders/refusals';
import { recordRenewal } from '../../renewals/record-renewal';
import { paidSeats } from '../../renewals/renewal-snapshot';
import { splitUnpaid } from '../../renewals/split-unpaid';
import { checkRetry, type RetrySnapshot, retryForm, retrySnapshot } from './check-retry';

/** A failed renewal that the owner pays (REST-35). */
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
  priceChanged,
  claims: (snapshot) => claimWholeGroup(snapshot),
  async stillHolds({ db }, userId, snapshot) {
    const group = await lockOwnGroup(db, userId, snapshot.subscriptionId);
    if (group === null) return notOwner;
    // Paid or canceled from another session: no price is due any more.
    const refusal = checkPastDue(failureFacts(group));
    if (refusal) return refusal;
    if (group.expireDate !== snapshot.periodEnd) return priceChanged;
    // The counts are set to the paid ones.
    if (isCounted(group)) return null;
    const known = [...paidSeats(snapshot.parts), ...snapshot.endingSeatIds];
    return (await pricedAllSeats(db, group, known)) ? null : priceChanged;
  },
  // The group and paid seats renew with pending changes; others end with the old period (PAY-14, D-88).
  async record({ clock }, tx, paid) {
    const { snapshot, card } = paid;
    const group = await lockGroup(tx, snapshot.subscriptionId);
    const today = clock.today();
    const counts = endingCounts(group, snapshot);
    await splitUnpaid(tx, group, { paidIds: paidSeats(snapshot.parts), counts, today });
    await endSeats(tx, snapshot);
    // The buyer always gets a receipt, because it is their own purchase (CONF-12).
    const also = [snapshot.buyer.email];
    const cardToken = card?.token ?? group.braintreeId;
    const recorded = await recordRenewal(tx, paid, { cardToken, revives: true, also, endsIfOverOn: today });
    await reopenGroup(tx, snapshot);
    await cancelIfOver(tx, snapshot, today);
    return recorded;
  },
  // A declined retry becomes the last known attempt.
  async declined(
    { clock },
    tx,
    { subscriptionId, periodEnd, today, totalCents, payment, buyer },
    { reason, agent },
  ) {
    const card = payment.source === 'stored' ? labelOf(payment) : null;
    const [failed] = await tx
      .update(subscriptions)
      .set({ failedPayment: { date: today, reason, total: totalCents, card } })
      .where(
        and(
          eq(subscriptions.id, subscriptionId),
          eq(subscriptions.expireDate, periodEnd),
          isNotNull(subscriptions.firstFailedPaymentDate),
        ),
      )
      .returning({ ownerId: subscriptions.ownerId });
    if (!failed) return;
    const noted = { kind: 'paymentFailed', subscriptionId, contents: reason, ...failed } as const;
    await noteActivity(tx, clock.now(), { email: buyer.email, agent }, noted);
  },
});

function labelOf({ cardType, lastFour }: CardLabel): CardLabel {
  return { cardType, lastFour };
}

function endingCounts(group: GroupRow, { counts }: RetrySnapshot) {
  return (
    counts && {
      authors: Math.max(0, group.cloudAuthorCount - counts.authors),
      publishers: Math.max(0, group.rpPublisherCount - counts.publishers),
    }
  );
}

async function endSeats(tx: Database, snapshot: RetrySnapshot): Promise<void> {
  const { subscriptionId, endingSeatIds, periodEnd } = snapshot;
  const isEnding = and(anyOf(seats.id, endingSeatIds), eq(seats.subscriptionId, subscriptionId));
  await updateSeats(tx, isEnding, { expireDate: periodEnd, ...NO_PENDING_CHANGE });
}

// Also reopens a group that was canceled during the charge.
async function reopenGroup(tx: Database, { subscriptionId, counts }: RetrySnapshot): Promise<void> {
  await updateGroup(tx, subscriptionId, {
    canceled: false,
    autoRenew: true,
    ...(counts && { cloudAuthorCount: counts.authors, rpPublisherCount: counts.publishers }),
    ...NO_CANCELED_COUNTS,
  });
}

// The paid period may be over already, as was shown: then the group does not renew, but can be reactivated.
async function cancelIfOver(
  tx: Database,
  { subscriptionId, parts }: RetrySnapshot,
  today: string,
): Promise<void> {
  const split = tx
    .select({ id: seats.subscriptionId })
    .from(seats)
    .where(anyOf(seats.id, paidSeats(parts)));
  const isPaid = or(eq(subscriptions.id, subscriptionId), inArray(subscriptions.id, split));
  await tx
    .update(subscriptions)
    .set({ canceled: true })
    .where(and(lt(subscriptions.expireDate, today), isPaid));
}
