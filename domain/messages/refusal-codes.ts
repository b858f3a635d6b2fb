/** Codes of the vendor's refusals of orders; the gateway passes them on. */
export const REFUSAL_CODES = [
  'INVALID_INPUT',
  'EMPTY_CART',
  'LICENSEE_REQUIRED',
  'PRICE_CHANGED',
  'INVALID_PAYMENT_METHOD',
  'CARD_DECLINED',
  'CAPTCHA_FAILED',
  'ATTEMPT_REUSED',
  'ORDER_WITHDRAWN',
  'NOT_ALLOWED',
  'NOT_OWNER',
  'NOT_ELIGIBLE',
  'VENDOR_REFUSED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
