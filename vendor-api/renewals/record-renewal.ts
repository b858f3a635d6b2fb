import { renewedUntil } from '#domain/renewals/renewal-period';
import type { TermCode } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import type { Database } from '../db/database';
import { type GroupRow, lockGroup } from '../licenses/group-rows';
import type { PaidOrder, Recorded } from '../orders/order-kind';
import type { OrderSnapshot } from '../orders/order-snapshot';
import { subscriptionConfirmation } from '../orders/sales/confirmation';
import { partsOfRenewal } from '../orders/sales/order-lines';
import { extendGroup, renewSeats, splitGroup, updateBundleName } from './group-period';
import { type RenewedTerm, receiptMails } from './receipt-mails';
import type { PartSnapshot } from './renewal-snapshot';

interface RenewalOrder extends OrderSnapshot {
  readonly subscriptionId: string;
  readonly termCode: TermCode;
  readonly expireDate: string;
  readonly parts: readonly PartSnapshot[];
}

interface Options {
  readonly cardToken?: string | null;
  /** The customer selected these seats, so canceled ones renew too. */
  readonly revives?: boolean;
  readonly also?: readonly string[];
}

export async function recordRenewal(
  tx: Database,
  { snapshot, user, card }: PaidOrder<RenewalOrder>,
  { cardToken = card?.token ?? null, revives = false, also = [] }: Options = {},
): Promise<Recorded> {
  const { subscriptionId, parts, termCode } = snapshot;
  const group = await lockGroup(tx, subscriptionId);
  const terms = await extendParts(tx, group, { parts, cardToken, revives });
  const order = { ...snapshot, expireDate: terms[0]?.expireDate ?? snapshot.expireDate };
  const renewed = { ...order, group, parts: partsOfRenewal(terms, snapshot) };
  const confirmation = subscriptionConfirmation(renewed, 'RENEWAL');
  return {
    sale: { termCode, subscriptionId, confirmation, seatIds: [] },
    mails: (orderNumber) => receiptMails(tx, user.id, { orderNumber, order, terms, card, also }),
  };
}

interface PaidParts {
  readonly parts: readonly PartSnapshot[];
  readonly cardToken: string | null;
  readonly revives: boolean;
}

// From where the group ends now. Returns the last covered day of every part.
async function extendParts(
  tx: Database,
  group: GroupRow,
  { parts, cardToken, revives }: PaidParts,
): Promise<RenewedTerm[]> {
  const terms: RenewedTerm[] = [];
  const startDate = nextBillingDate(group.expireDate);
  for (const { termCode, seats } of parts) {
    const expireDate = renewedUntil(group.expireDate, termCode, group.startDate);
    const to =
      terms.push({ termCode, expireDate }) === 1
        ? await extendGroup(tx, group, { termCode, expireDate, cardToken })
        : await splitGroup(tx, group, { termCode, startDate, expireDate }, cardToken);
    for (const { licenseType, seatIds } of seats)
      await renewSeats(tx, { from: group.id, to, licenseType, seatIds, expireDate, revives });
    await updateBundleName(tx, { id: to, kind: group.kind }, startDate);
  }
  return terms;
}
