import type { Database } from '../db/database';
import { isCounted } from '../licenses/group-facts';
import { type GroupRow, lockAtPeriod } from '../licenses/group-rows';
import { pricedAllSeats } from '../licenses/seat-facts';
import { claimWholeGroup, orderKind } from '../orders/order-kind';
import { priceChanged as changed } from '../orders/refusals';
import { quantityOf } from '../orders/sales/order-lines';
import { loadRenewingContent } from './check-renewal';
import { markRenewalFailed } from './mark-failed';
import { recordRenewal } from './record-renewal';
import { paidSeats, type RenewalSnapshot, renewalSnapshot } from './renewal-snapshot';

// Retryable, because no customer has seen the price.
const priceChanged = { ...changed, isRetryable: true };

export const renewalOrder = orderKind({
  kind: 'renewal',
  endpoints: [],
  snapshot: renewalSnapshot,
  priceChanged,
  claims: (snapshot) => claimWholeGroup(snapshot),
  async stillHolds({ db }, userId, snapshot) {
    const group = await lockAtPeriod(db, userId, snapshot);
    return group !== null && (await isAllPaid(db, group, snapshot)) ? null : priceChanged;
  },
  record: (_deps, tx, paid) => recordRenewal(tx, paid),
  async declined(deps, tx, { subscriptionId, periodEnd, today, totalCents, payment }, { reason }) {
    const { cardType, lastFour } = payment;
    const card = { cardType, lastFour };
    const failure = { subscriptionId, periodEnd, today, reason, dueCents: totalCents, card };
    await markRenewalFailed(deps, tx, failure);
  },
});

async function isAllPaid(tx: Database, group: GroupRow, { lines, parts }: RenewalSnapshot): Promise<boolean> {
  if (!isCounted(group)) return pricedAllSeats(tx, group, paidSeats(parts));
  const { items } = await loadRenewingContent(tx, group);
  return items.every(({ licenseType, quantity }) => quantity <= quantityOf(lines, licenseType));
}
