import { z } from 'zod';
import { REFUSAL_CODES, type RefusalCode } from '#domain/messages/refusal-codes';
import { CARD_FIELDS, type CardField } from '../payments/payment-gateway';

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field?: CardField | undefined;
  /** The order may be sent again with the same key. */
  readonly isRetryable?: boolean;
}

/** Stored with the attempt and repeated verbatim. */
export const orderAnswer = z.object({
  success: z.boolean(),
  /** The order number; empty without a sale. */
  transactionId: z.string(),
  errorMessage: z.string(),
  code: z.enum(REFUSAL_CODES).optional(),
  field: z.enum(CARD_FIELDS).optional(),
  /** The outcome is unknown: query `orderstatus`, do not order again. */
  processing: z.literal(true).optional(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export function doneAnswer(orderNumber: string): OrderAnswer {
  return { success: true, transactionId: orderNumber, errorMessage: '' };
}

export function refusedAnswer({ code, message, field }: Refusal): OrderAnswer {
  return { success: false, transactionId: '', errorMessage: message, code, ...(field && { field }) };
}

export const PROCESSING: OrderAnswer = {
  success: false,
  transactionId: '',
  errorMessage: 'Your order is being checked. Please do not submit it again.',
  processing: true,
};

export const RELEASED = refusedAnswer({
  code: 'VENDOR_REFUSED',
  message: 'Your order could not be completed. Nothing was charged or changed. Please try again.',
});
