import { formatDate } from '#domain/calendar/format-date';
import { type TermCode, termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import { stripDirectionMarks } from '#domain/text/plain-text';
import type { CardLabel } from '../../billing/buyer';
import type { NewMail } from '../../mail/outbox';
import type { OrderSnapshot } from '../order-snapshot';
import { amountRows, type Row, type SaleMail, saleMailHtml, saleMailText } from './sale-mail';

export interface TermOrder extends Pick<OrderSnapshot, 'today' | 'licensee'> {
  readonly termCode: TermCode;
  readonly expireDate: string;
  /** Owner's name for the group; absent for a new one. */
  readonly givenName?: string | null;
  readonly isPurchaseOrder?: boolean;
  /** Always the case for purchase orders. */
  readonly endsThen?: boolean;
}

interface Ordered {
  readonly card: CardLabel | null;
  readonly home: readonly Row[];
}

/** CONF-12, D-57. */
export function orderMail(
  orderNumber: string,
  order: OrderSnapshot & TermOrder,
  { card, home }: Ordered,
): NewMail {
  return confirmationMail(order, {
    subject: `Your order ${orderNumber}`,
    opening: 'Thank you for your order.',
    facts: [...saleFacts(orderNumber, order, card), ...home],
  });
}

interface ConfirmationWords extends Pick<SaleMail, 'opening' | 'facts'> {
  readonly subject: string;
  readonly closing?: string;
}

const RECEIPT_WHERE = 'The receipt is in the Transaction History on the Billing page of the portal.';

export function confirmationMail(
  order: OrderSnapshot,
  { subject, opening, facts, closing = RECEIPT_WHERE }: ConfirmationWords,
): NewMail {
  const body = saleMailBody({ opening, facts, amounts: amountRows(order), closing });
  return { kind: 'order-confirmation', to: order.buyer.email, subject, ...body };
}

export function saleMailBody(mail: SaleMail): Pick<NewMail, 'text' | 'html'> {
  return { text: saleMailText(mail), html: saleMailHtml(mail) };
}

export function saleFacts(orderNumber: string, order: TermOrder, card: CardLabel | null): Row[] {
  return orderFacts(orderNumber, order, card, [
    ...(order.givenName ? [['Group', order.givenName] as const] : []),
    ['Billing Term', termName(order.termCode)],
    followUpText(order),
  ]);
}

export function followUpText({
  expireDate,
  isPurchaseOrder = false,
  endsThen = isPurchaseOrder,
}: Pick<TermOrder, 'expireDate' | 'isPurchaseOrder' | 'endsThen'>): Row {
  return endsThen
    ? ['Expires', formatDate(expireDate)]
    : ['Next billed', formatDate(nextBillingDate(expireDate))];
}

export function orderFacts(
  orderNumber: string,
  { today, licensee }: Pick<OrderSnapshot, 'today' | 'licensee'>,
  card: CardLabel | null,
  terms: readonly Row[] = [],
): Row[] {
  return [
    ['Order Number', orderNumber],
    ['Date', formatDate(today)],
    ['Licensee', stripDirectionMarks(licensee)],
    ...terms,
    ...(card ? [['Card', `${card.cardType} ending in ${card.lastFour}`] as const] : []),
  ];
}
