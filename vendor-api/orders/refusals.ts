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

/** A refusal of the domain rules, whose fields are not those of the card form. */
export function refusedByRule({ code, message: text }: Pick<Refusal, 'code' | 'message'>): Refused {
  return refused({ code, message: text });
}

export const priceChanged: Refusal = { code: 'PRICE_CHANGED', message: message.priceChanged };
export const licenseeRequired: Refusal = { code: 'LICENSEE_REQUIRED', message: message.licenseeRequired };
export const notOwner: Refusal = { code: 'NOT_OWNER', message: message.notOwner };
export const notCloudOwner: Refusal = { code: 'NOT_OWNER', message: message.notOwnerCloud };
export const upgradeNotAllowed: Refusal = { code: 'NOT_ALLOWED', message: message.upgradeNotAllowed };
export const upgradeImpossible: Refusal = { code: 'NOT_ALLOWED', message: message.upgradeStale };
export const invalidPayment: Refusal = {
  code: 'INVALID_PAYMENT_METHOD',
  message: message.paymentMethodInvalid,
};
export const cardChanged: Refusal = { code: 'INVALID_PAYMENT_METHOD', message: message.cardChanged };
export const attemptReused: Refusal = {
  code: 'ATTEMPT_REUSED',
  message: 'This order was submitted before with other contents. Please start a new order.',
};
export const captchaRejected: Refusal = { code: 'CAPTCHA_FAILED', message: CAPTCHA_TEXTS.rejected };
export const captchaUnavailable: Refusal = {
  code: 'CAPTCHA_FAILED',
  message: CAPTCHA_TEXTS.unavailable,
  isRetryable: true,
};
export const groupClosed: Refusal = {
  code: 'NOT_ALLOWED',
  message: 'Seats cannot be added to this subscription. Please choose another group or a new one.',
};
export const changeUnderWay: Refusal = {
  code: 'NOT_ALLOWED',
  message: 'Another change of this subscription is under way. Please try again in a moment.',
  isRetryable: true,
};
export const groupElsewhere: Refusal = { code: 'NOT_ALLOWED', message: message.groupElsewhere };
export const autoRenewFailed: Refusal = { code: 'NOT_ALLOWED', message: message.autoRenewFailed };
export const renewalFailed: Refusal = { code: 'NOT_ALLOWED', message: message.renewalFailed };
export const nothingSelected: Refusal = { code: 'EMPTY_CART', message: message.selectProduct };

export function invalidInput(text: string, field?: Refusal['field']): Refusal {
  return { code: 'INVALID_INPUT', message: text, field };
}
