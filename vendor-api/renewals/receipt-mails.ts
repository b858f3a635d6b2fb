import { eq } from 'drizzle-orm';
import { formatDate } from '#domain/calendar/format-date';
import { parseRenewalReceipts } from '#domain/renewals/renewal-receipts';
import { type TermCode, termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import { uniqueEmails } from '#domain/text/email';
import type { CardLabel } from '../billing/buyer';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import type { NewMail } from '../mail/outbox';
import type { OrderSnapshot } from '../orders/order-snapshot';
import { saleFacts, saleMailBody, type TermOrder } from '../orders/sales/order-mail';
import { amountRows, type Row } from '../orders/sales/sale-mail';

export interface RenewedTerm {
  readonly termCode: TermCode;
  readonly expireDate: string;
}

interface Renewed {
  readonly orderNumber: string;
  readonly order: OrderSnapshot & TermOrder;
  /** The group's own first. */
  readonly terms: readonly RenewedTerm[];
  readonly card: CardLabel | null;
  readonly also?: readonly string[];
}

/** A mail for each recipient, so that none sees the others; none if the customer wants no receipts (SALES-15). */
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

function receiptMail({ orderNumber, order, terms, card }: Renewed): Omit<NewMail, 'to'> {
  const mail = {
    opening: `The subscription of ${order.licensee} has been renewed up to ${formatDate(order.expireDate)}.`,
    facts: [...saleFacts(orderNumber, order, card), ...terms.slice(1).map(otherTerm)],
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

function otherTerm({ termCode, expireDate }: RenewedTerm): Row {
  return [`Next billed, ${termName(termCode)}`, formatDate(nextBillingDate(expireDate))];
}
