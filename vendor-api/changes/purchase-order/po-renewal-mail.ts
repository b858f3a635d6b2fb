import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import type { NewMail } from '../../mail/outbox';
import { orderFacts, saleFacts } from '../../orders/sales/order-mail';
import { amountRows, type SaleMail, saleMailText } from '../../orders/sales/sale-mail';
import { saleMailHtml } from '../../orders/sales/sale-mail-html';
import type { PoRenewalSnapshot } from './po-renewal-snapshot';

type Card = { readonly cardType: string; readonly lastFour: string };

/** What the owner of a purchase order gets who has renewed it; its figures are those of the sale. */
export function poRenewalMail(orderNumber: string, order: PoRenewalSnapshot, card: Card | null): NewMail {
  return mailOf(orderNumber, order.buyer.email, {
    opening: 'Thank you for renewing your subscription.',
    facts: saleFacts(orderNumber, { ...order, isPurchaseOrder: true }, card),
    amounts: amountRows(order),
    closing: 'The receipt is in the Transaction History on the Billing page of the portal.',
  });
}

/** What the owner of a purchase order gets that renews by itself from now on. */
export function autoRenewMail(orderNumber: string, order: PoRenewalSnapshot, card: Card): NewMail {
  const renewsOn = formatDate(nextBillingDate(order.expireDate));
  return mailOf(orderNumber, order.buyer.email, {
    opening: 'Your subscription now renews automatically.',
    facts: orderFacts(orderNumber, order, card, [['Renews', renewsOn]]),
    amounts: amountRows(order),
    closing:
      'Nothing was charged today. Your card is charged when the term ends, and at the end of each term after that.',
  });
}

function mailOf(orderNumber: string, to: string, mail: SaleMail): NewMail {
  return {
    kind: 'order-confirmation',
    to,
    subject: `Your order ${orderNumber}`,
    text: saleMailText(mail),
    html: saleMailHtml(mail),
  };
}
