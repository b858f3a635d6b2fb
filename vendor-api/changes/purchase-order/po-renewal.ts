import { and, eq, isNull } from 'drizzle-orm';
import { formatDate } from '#domain/calendar/format-date';
import { formatUsd } from '#domain/money/format-usd';
import { renewedUntil } from '#domain/renewals/renewal-period';
import { storedTermOf, termCodeOf } from '#domain/terms/stored-term';
import { nextBillingDate } from '#domain/terms/term-period';
import { anyOf, noneOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { type SubscriptionKind, seats } from '../../db/schema/licenses';
import { lockAtPeriod, lockGroup, pendingTermColumns, updateGroup } from '../../licenses/group-rows';
import { homeFacts } from '../../licenses/home-facts';
import { updateSeats } from '../../licenses/update-seats';
import {
  claimWholeGroup,
  noEffect,
  type OrderKindParts,
  orderEndpoint,
  orderKind,
} from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { confirmationMail, saleFacts } from '../../orders/sales/order-mail';
import { receiptMails } from '../../renewals/record-renewal';
import { splitUnpaid } from '../../renewals/split-unpaid';
import {
  checkPoRenewal,
  isPlannedAs,
  type PoRenewalSnapshot,
  poRenewalForm,
  poRenewalSnapshot,
} from './check-po-renewal';

type Kind = PoRenewalSnapshot['kind'];

const renewsPo = {
  snapshot: poRenewalSnapshot,
  priceChanged,
  claims: (snapshot) => claimWholeGroup(snapshot),
  async stillHolds(deps, userId, snapshot) {
    const group = await lockAtPeriod(deps.db, userId, snapshot);
    return group !== null && (await isPlannedAs(deps, userId, snapshot)) ? null : priceChanged;
  },
  declined: noEffect,
} satisfies Partial<OrderKindParts<PoRenewalSnapshot>>;

function poRenewalEndpoint(action: string, kind: Kind, groups: readonly SubscriptionKind[]) {
  return orderEndpoint({
    action,
    form: poRenewalForm,
    check: (deps, request) => checkPoRenewal(deps, { kind, groups }, request),
  });
}

/** Renews a purchase order with payment now (REST-31 to REST-33). */
export const poRenewalOrder = orderKind({
  ...renewsPo,
  kind: 'poRenewal',
  endpoints: [
    poRenewalEndpoint('renewpo', 'poRenewal', ['rp']),
    poRenewalEndpoint('renewAsepo', 'poRenewal', ['ase']),
    poRenewalEndpoint('renewCloudPo', 'poRenewal', ['cfb', 'cloud']),
  ],
  // Seats that were not selected end with the old term (PO-09).
  async record({ clock }, tx, { snapshot, user, card }) {
    const { termCode, subscriptionId, seatIds } = snapshot;
    const group = await lockGroup(tx, subscriptionId);
    // Starts at the group's current end, so that a late charge still buys a whole term.
    const expireDate = renewedUntil(group.expireDate, termCode, group.startDate);
    if (seatIds !== null) await splitUnpaid(tx, group, { paidIds: seatIds, today: clock.today() });
    await updateGroup(tx, subscriptionId, { ...storedTermOf(termCode), expireDate });
    await endOtherSeats(tx, snapshot, group.expireDate);
    const order = { ...snapshot, expireDate, isPurchaseOrder: true, givenName: group.givenName };
    const terms = [{ termCode, expireDate }];
    const confirmation = subscriptionConfirmation({ ...order, group }, 'RENEWAL');
    return {
      sale: { termCode, subscriptionId, confirmation, seatIds: [] },
      async mails(orderNumber) {
        const home = await homeFacts(tx, group);
        const mail = confirmationMail(order, {
          subject: `Your order ${orderNumber}`,
          opening: 'Thank you for renewing your subscription.',
          facts: [...saleFacts(orderNumber, order, card), ...home],
        });
        return [mail, ...(await receiptMails(tx, user.id, { orderNumber, order, terms, card, home }))];
      },
    };
  },
});

/** Turns a purchase order into a subscription that renews by card (REST-34); nothing is charged now. */
export const autoRenewOrder = orderKind({
  ...renewsPo,
  kind: 'autoRenew',
  endpoints: [poRenewalEndpoint('setAutorenew', 'autoRenew', ['rp'])],
  // The card replaces the purchase order sentinel (D-62); a new term waits for the renewal (PO-14).
  async record(_deps, tx, { snapshot, card }) {
    const { subscriptionId, seatIds, termCode } = snapshot;
    if (card === null) throw new Error('automatic renewal needs a card');
    const group = await lockGroup(tx, subscriptionId);
    const { expireDate, givenName } = group;
    await updateGroup(tx, subscriptionId, { braintreeId: card.token, autoRenew: true });
    await endOtherSeats(tx, snapshot, expireDate);
    if (seatIds !== null && termCode !== termCodeOf(group))
      await updateSeats(tx, and(eq(seats.subscriptionId, subscriptionId), anyOf(seats.id, seatIds)), {
        expireDate,
        ...pendingTermColumns(termCode),
      });
    const order = { ...snapshot, expireDate, givenName };
    const confirmation = subscriptionConfirmation({ ...order, group }, 'AUTO_RENEW');
    const mail = (orderNumber: string) =>
      confirmationMail(order, {
        subject: `Your order ${orderNumber}`,
        opening: 'Your subscription now renews automatically.',
        facts: saleFacts(orderNumber, order, card),
        closing: `Nothing was charged today. ${whenCharged(order)}`,
      });
    return {
      sale: { termCode, subscriptionId, confirmation, seatIds: [] },
      mails: (orderNumber) => [mail(orderNumber)],
    };
  },
});

// The lines of the mail are those of today's charge, without amounts.
function whenCharged({
  firstChargeCents,
  expireDate,
}: Pick<PoRenewalSnapshot, 'firstChargeCents' | 'expireDate'>): string {
  if (firstChargeCents === null)
    return 'Your card is charged when the term ends, and at the end of each term after that.';
  const first = `${formatDate(nextBillingDate(expireDate))}: ${formatUsd(firstChargeCents)} by today’s prices and coupons`;
  return `Your card is first charged on ${first}. It is charged again at the end of each term after that.`;
}

async function endOtherSeats(
  tx: Database,
  { subscriptionId, seatIds }: PoRenewalSnapshot,
  expireDate: string,
): Promise<void> {
  if (seatIds === null) return;
  const isOther = and(
    eq(seats.subscriptionId, subscriptionId),
    isNull(seats.expireDate),
    noneOf(seats.id, seatIds),
  );
  await updateSeats(tx, isOther, { expireDate });
}
