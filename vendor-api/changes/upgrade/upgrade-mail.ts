import { UPGRADED_PRODUCT } from '#domain/store/upgrade';
import type { NewMail } from '../../mail/outbox';
import { orderFacts } from '../../orders/sales/order-mail';
import { amountRows, saleMailText } from '../../orders/sales/sale-mail';
import { saleMailHtml } from '../../orders/sales/sale-mail-html';
import type { UpgradeSnapshot } from './upgrade';

interface Upgraded {
  readonly card: { readonly cardType: string; readonly lastFour: string } | null;
  readonly teamKeys: readonly string[];
}

/** The confirmation that the buyer gets (CONF-12); it carries the new keys whole (D-55). */
export function upgradeMail(
  orderNumber: string,
  order: UpgradeSnapshot,
  { card, teamKeys }: Upgraded,
): NewMail {
  const mail = {
    opening: 'Thank you for your order.',
    facts: [
      ...orderFacts(orderNumber, order, card),
      ...teamKeys.map((key) => [`${UPGRADED_PRODUCT} key`, key] as const),
    ],
    amounts: amountRows(order),
    closing: 'The receipt is in the Transaction History on the Billing page of the portal.',
  };
  return {
    kind: 'order-confirmation',
    to: order.buyer.email,
    subject: `Your order ${orderNumber}`,
    text: saleMailText(mail),
    html: saleMailHtml(mail),
  };
}
