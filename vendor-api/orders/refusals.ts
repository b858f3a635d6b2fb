import { message } from '#domain/messages/catalogue';
import { CAPTCHA_TEXTS } from '../payments/captcha-verifier';
import type { Refusal } from './order-answer';

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Checked<Found extends object> = ({ readonly ok: true } & Found) | Refused;

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}

/** A refusal of the domain rules, whose fields are not fields of the card form. */
export function refusedByRule({ code, message: text }: Pick<Refusal, 'code' | 'message'>): Refused {
  return refused({ code, message: text });
}

const refusal = (code: Refusal['code'], text: string, isRetryable = false): Refusal =>
  isRetryable ? { code, message: text, isRetryable } : { code, message: text };

export const priceChanged = refusal('PRICE_CHANGED', message.priceChanged);
export const licenseeRequired = refusal('LICENSEE_REQUIRED', message.licenseeRequired);
export const notOwner = refusal('NOT_OWNER', message.notOwner);
export const notCloudOwner = refusal('NOT_OWNER', message.notOwnerCloud);
export const upgradeNotAllowed = refusal('NOT_ALLOWED', message.upgradeNotAllowed);
export const upgradeImpossible = refusal('NOT_ALLOWED', message.upgradeStale);
export const invalidPayment = refusal('INVALID_PAYMENT_METHOD', message.paymentMethodInvalid);
export const cardChanged = refusal('INVALID_PAYMENT_METHOD', message.cardChanged);
export const attemptReused = refusal(
  'ATTEMPT_REUSED',
  'This order was submitted before with other contents. Please start a new order.',
);
export const withdrawn = refusal(
  'ORDER_WITHDRAWN',
  'This order was withdrawn before it arrived. Nothing was charged or changed. Please order again.',
);
export const captchaRejected = refusal('CAPTCHA_FAILED', CAPTCHA_TEXTS.rejected);
export const captchaUnavailable = refusal('CAPTCHA_FAILED', CAPTCHA_TEXTS.unavailable, true);
export const groupClosed = refusal(
  'NOT_ALLOWED',
  'Seats cannot be added to this subscription. Please choose another group or a new one.',
);
export const changeUnderWay = refusal(
  'NOT_ALLOWED',
  'Another change of this subscription is under way. Please try again in a moment.',
  true,
);
export const groupElsewhere = refusal('NOT_ALLOWED', message.groupElsewhere);
export const autoRenewFailed = refusal('NOT_ALLOWED', message.autoRenewFailed);
export const renewalFailed = refusal('NOT_ALLOWED', message.renewalFailed);
export const nothingSelected = refusal('EMPTY_CART', message.selectProduct);

export function invalidInput(text: string, field?: Refusal['field']): Refusal {
  return { code: 'INVALID_INPUT', message: text, field };
}
