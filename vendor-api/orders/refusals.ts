import { message } from '#domain/messages/catalogue';
import { CAPTCHA_TEXTS } from '../payments/captcha-verifier';
import type { Refusal } from './order-answer';

/** `isFinal` false leaves the key free for another try. */
export interface RefusedOrder {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly isFinal: boolean;
}

export function refusedOrder(refusal: Refusal, isFinal = true): RefusedOrder {
  return { ok: false, refusal, isFinal };
}

export const priceChanged: Refusal = { code: 'PRICE_CHANGED', text: message.priceChanged };
export const licenseeRequired: Refusal = { code: 'LICENSEE_REQUIRED', text: message.licenseeRequired };
export const notOwner: Refusal = { code: 'NOT_OWNER', text: message.notOwner };
export const notCloudOwner: Refusal = { code: 'NOT_OWNER', text: message.notOwnerCloud };
export const upgradeNotAllowed: Refusal = { code: 'NOT_ALLOWED', text: message.upgradeNotAllowed };
export const upgradeImpossible: Refusal = { code: 'NOT_ALLOWED', text: message.upgradeStale };
export const invalidPayment: Refusal = { code: 'INVALID_PAYMENT_METHOD', text: message.paymentMethodInvalid };
export const cardChanged: Refusal = { code: 'INVALID_PAYMENT_METHOD', text: message.cardChanged };
export const attemptReused: Refusal = {
  code: 'ATTEMPT_REUSED',
  text: 'This order was submitted before with other contents. Please start a new order.',
};
export const captchaRejected: Refusal = {
  code: 'CAPTCHA_FAILED',
  text: CAPTCHA_TEXTS.rejected,
};
export const captchaUnavailable: Refusal = {
  code: 'CAPTCHA_FAILED',
  text: CAPTCHA_TEXTS.unavailable,
};
export const groupClosed: Refusal = {
  code: 'NOT_ALLOWED',
  text: 'Seats cannot be added to this subscription. Please choose another group or a new one.',
};

/** The other change may fail. */
export const changeUnderWay: Refusal = {
  code: 'NOT_ALLOWED',
  text: 'Another change of this subscription is under way. Please try again in a moment.',
};

export const groupElsewhere: Refusal = { code: 'NOT_ALLOWED', text: message.groupElsewhere };
export const autoRenewFailed: Refusal = { code: 'NOT_ALLOWED', text: message.autoRenewFailed };
export const renewalFailed: Refusal = { code: 'NOT_ALLOWED', text: message.renewalFailed };
export const nothingSelected: Refusal = { code: 'EMPTY_CART', text: message.selectProduct };

/** @param field of the card form */
export function invalidInput(text: string, field?: Refusal['field']): Refusal {
  return { code: 'INVALID_INPUT', text, field };
}
