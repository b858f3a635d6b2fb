import { message } from '#domain/messages/catalogue';

/** `transfer` takes over a group with a card that is charged later. */
export type OrderKind = 'payment' | 'change' | 'transfer' | 'autoRenew';

export interface OrderWords {
  checking: string;
  unknown: string;
  /** ERR-21, or ERR-31 (D-81). */
  unanswered: string;
  nothingDone: string;
}

const CHANGE: OrderWords = {
  checking: 'Checking your change',
  unknown: 'We have not heard yet whether your change was made, and are asking. Please do not send it again:',
  unanswered: message.orderUnanswered,
  nothingDone: 'Your change did not reach us and nothing was changed.',
};

export const ORDER_WORDS: Readonly<Record<OrderKind, OrderWords>> = {
  payment: {
    checking: 'Checking your payment',
    unknown:
      'We have not heard yet whether your order went through, and are asking. Please do not order again:',
    unanswered: message.orderUnanswered,
    nothingDone: 'Your order did not reach us and nothing was charged.',
  },
  change: CHANGE,
  transfer: CHANGE,
  autoRenew: { ...CHANGE, unanswered: message.autoRenewUnanswered },
};
