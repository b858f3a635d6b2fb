import { z } from 'zod';
import { CARD_FIELDS, type CardField } from '../payments/payment-gateway';

/** Why an order was refused; the portal's gateway passes these codes on. */
export const REFUSAL_CODES = [
  'INVALID_INPUT',
  'EMPTY_CART',
  'LICENSEE_REQUIRED',
  'PRICE_CHANGED',
  'INVALID_PAYMENT_METHOD',
  'CARD_DECLINED',
  'CAPTCHA_FAILED',
  'ATTEMPT_REUSED',
  'NOT_ALLOWED',
  'NOT_OWNER',
  'NOT_ELIGIBLE',
  'VENDOR_REFUSED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal as the customer reads it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly text: string;
  /** Of the card form, where the card that was typed is at fault. */
  readonly field?: CardField | undefined;
}

/** What every order call answers; kept with the attempt and given again, word for word, to a repeat. */
export const orderAnswer = z.object({
  success: z.boolean(),
  /** The order number of the purchase; empty unless it succeeded, and for a change that makes no sale. */
  transactionId: z.string(),
  errorMessage: z.string(),
  code: z.enum(REFUSAL_CODES).optional(),
  /** The field of the card form that the payment provider found fault with. */
  field: z.enum(CARD_FIELDS).optional(),
  /** The outcome is not known yet: ask `orderstatus`, never order again meanwhile. */
  processing: z.literal(true).optional(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export function doneAnswer(orderNumber: string): OrderAnswer {
  return { success: true, transactionId: orderNumber, errorMessage: '' };
}

export function refusedAnswer({ code, text, field }: Refusal): OrderAnswer {
  return { success: false, transactionId: '', errorMessage: text, code, ...(field && { field }) };
}

export const PROCESSING: OrderAnswer = {
  success: false,
  transactionId: '',
  errorMessage: 'Your payment is being checked. Please do not submit the order again.',
  processing: true,
};

/** The order came to nothing for reasons outside it; it may be submitted again, under the same key too. */
export const RELEASED = refusedAnswer({
  code: 'VENDOR_REFUSED',
  text: 'The payment could not be completed. Nothing was charged. Please try again.',
});
