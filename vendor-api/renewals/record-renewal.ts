import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { renewedUntil } from '#domain/renewals/renewal-period';
import { parseRenewalReceipts } from '#domain/renewals/renewal-receipts';
import { type TermCode, termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import { uniqueEmails } from '#domain/text/email';
import { stripDirectionMarks } from '#domain/text/plain-text';
import type { CardLabel } from '../billing/buyer';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { updateBundleName } from '../licenses/bundle-name';
import { type GroupRow, lockGroup } from '../licenses/group-rows';
import { homeFacts } from '../licenses/home-facts';
import type { NewMail } from '../mail/outbox';
import type { PaidOrder, Recorded } from '../orders/order-kind';
import type { OrderSnapshot } from '../orders/order-snapshot';
import { subscriptionConfirmation } from '../orders/sales/confirmation';
import { partsOfRenewal, type RenewedTerm } from '../orders/sales/order-lines';
import { followUpText, saleFacts, saleMailBody, type TermOrder } from '../orders/sales/order-mail';
import { amountRows, type Row } from '../orders/sales/sale-mail';
import { extendGroup, renewSeats, splitGroup } from './group-period';
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
  /** Renewed terms that end before this day are not billed again. */
  readonly endsIfOverOn?: CalendarDate;
}

export async function recordRenewal(
  tx: Database,
  { snapshot, user, card }: PaidOrder<RenewalOrder>,
  { cardToken = card?.token ?? null, revives = false, also = [], endsIfOverOn }: Options = {},
): Promise<Recorded> {
  const { subscriptionId, parts, termCode } = snapshot;
  const group = await lockGroup(tx, subscriptionId);
  const extended = await extendParts(tx, group, { parts, cardToken, revives });
  const terms = extended.map((term) => ({
    ...term,
    endsThen: endsIfOverOn !== undefined && term.expireDate < endsIfOverOn,
  }));
  const { expireDate, endsThen } = terms[0] ?? { ...snapshot, endsThen: false };
  const order = { ...snapshot, expireDate, endsThen, givenName: group.givenName };
  const renewed = { ...order, group, parts: partsOfRenewal(terms, snapshot) };
  const confirmation = subscriptionConfirmation(renewed, 'RENEWAL');
  return {
    sale: { termCode, subscriptionId, confirmation, seatIds: [] },
    async mails(orderNumber) {
      const home = await homeFacts(tx, group);
      return receiptMails(tx, user.id, { orderNumber, order, terms, card, home, also });
    },
  };
}

interface PaidParts {
  readonly parts: readonly PartSnapshot[];
  readonly cardToken: string | null;
  readonly revives: boolean;
}

// Starts at the group's current end. Returns the last covered day of every part.
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

interface Renewed {
  readonly orderNumber: string;
  readonly order: OrderSnapshot & TermOrder;
  /** The group's own term comes first. */
  readonly terms: readonly RenewedTerm[];
  readonly card: CardLabel | null;
  readonly home: readonly Row[];
  readonly also?: readonly string[];
}

/** One mail per recipient, so that none sees the others; none if the customer wants none (SALES-15). */
export async function receiptMails(tx: Database, userId: string, renewed: Renewed): Promise<NewMail[]> {
  const mail = receiptMail(renewed);
  return uniqueEmails([...(renewed.also ?? []), ...(await recipientsOf(tx, userId))]).map((to) => ({
    ...mail,
    to,
  }));
}

async function recipientsOf(tx: Database, userId: string): Promise<string[]> {
  const [user] = await tx
    .select({ email: users.email, isOn: users.sendReceipts, list: users.receiptRecipients })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.isOn) return [];
  const { recipients } = parseRenewalReceipts(['True', user.list || user.email]);
  return recipients.filter((recipient) => recipient.includes('@'));
}

function receiptMail({ orderNumber, order, terms, card, home }: Renewed): Omit<NewMail, 'to'> {
  const mail = {
    opening: `The subscription of ${stripDirectionMarks(order.licensee)} has been renewed up to ${formatDate(order.expireDate)}.`,
    facts: [...saleFacts(orderNumber, order, card), ...terms.slice(1).map(otherTerm), ...home],
    amounts: amountRows(order),
    closing: 'The receipt is attached.',
  };
  return {
    kind: 'renewal-receipt',
    subject: `Renewal receipt ${orderNumber}`,
    ...saleMailBody(mail),
    receiptOf: orderNumber,
  };
}

function otherTerm({ termCode, ...term }: RenewedTerm): Row {
  const [label, date] = followUpText(term);
  return [`${label}, ${termName(termCode)}`, date];
}
