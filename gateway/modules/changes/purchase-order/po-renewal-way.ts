import type { ProductKind } from '#domain/licenses/product-kind';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, resolveMessageFirst } from '#domain/messages/resolve-message';
import type { OrderAnswer } from '../../../vendor/answers/orders';
import type { OrderRequest } from '../../../vendor/cart';
import type { VendorClient } from '../../../vendor/client';

/** One of the vendor's calls by which a purchase order goes on. */
export interface PoRenewalWay {
  readonly isAutoRenew: boolean;
  /** The kinds of group that go this way. */
  readonly kinds: readonly ProductKind[];
  /** The text of a refusal without words (ERR-30, ERR-32). */
  readonly fallback: string;
  /** The text where there was no answer at all (ERR-21, ERR-31). */
  readonly unanswered: string;
  /** Which of the vendor's texts comes first (D-96). */
  readonly resolveText: typeof resolveMessage;
  send(cart: VendorClient['cart'], order: OrderRequest): Promise<OrderAnswer>;
}

const paid = {
  isAutoRenew: false,
  fallback: message.renewalFailed,
  unanswered: message.orderUnanswered,
  resolveText: resolveMessage,
};

export const renewRp: PoRenewalWay = { ...paid, kinds: ['rp'], send: (cart, order) => cart.renewPo(order) };

export const renewAse: PoRenewalWay = {
  ...paid,
  kinds: ['legacyAse'],
  send: (cart, order) => cart.renewAsePo(order),
};

export const renewCloud: PoRenewalWay = {
  ...paid,
  kinds: ['cfb', 'cloud'],
  send: (cart, order) => cart.renewCloudPo(order),
};

/** Nothing is charged, and the vendor's `message` comes first (D-81, D-96). */
export const autoRenew: PoRenewalWay = {
  isAutoRenew: true,
  kinds: ['rp'],
  fallback: message.autoRenewFailed,
  unanswered: message.autoRenewUnanswered,
  resolveText: resolveMessageFirst,
  send: (cart, order) => cart.setAutoRenew(order),
};
