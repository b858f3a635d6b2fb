import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import type { NewMail } from '../../mail/outbox';
import { confirmationMail, orderFacts, saleFacts } from '../../orders/sales/order-mail';
import type { PoRenewalSnapshot } from './po-renewal-snapshot';

type Card = { readonly cardType: string; readonly lastFour: string };

export function poRenewalMail(orderNumber: string, order: PoRenewalSnapshot, card: Card | null): NewMail {
  return confirmationMail(order, {
    subject: `Your order ${orderNumber}`,
    opening: 'Thank you for renewing your subscription.',
    facts: saleFacts(orderNumber, { ...order, isPurchaseOrder: true }, card),
  });
}

export function autoRenewMail(orderNumber: string, order: PoRenewalSnapshot, card: Card): NewMail {
  const renewsOn = formatDate(nextBillingDate(order.expireDate));
  return confirmationMail(order, {
    subject: `Your order ${orderNumber}`,
    opening: 'Your subscription now renews automatically.',
    facts: orderFacts(orderNumber, order, card, [['Renews', renewsOn]]),
    closing:
      'Nothing was charged today. Your card is charged when the term ends, and at the end of each term after that.',
  });
}
