import cardValidator from 'card-validator';
import { message } from '../messages/catalogue';
import { isVisible } from '../text/plain-text';
import { type CardFieldError, type CardTexts, cardErrors } from './card-limits';
import { maskedCardNumber } from './card-mask';
import { US_COUNTRY } from './country-rules';

export interface CardForm extends CardTexts {
  cardNumber: string;
  cardholderName: string;
  expirationMonth: string;
  expirationYear: string;
  cvv: string;
  country: string;
  postalCode: string;
}

/** Returns errors in form order, then length errors (CARD-09..17); `lastFourOnFile` lets the untouched mask pass. */
export function checkCardForm(
  form: CardForm,
  lastFourOnFile: string | null = null,
): CardFieldError<keyof CardForm>[] {
  return cardErrors(form, [
    ['cardNumber', isValidCardNumber(form.cardNumber, lastFourOnFile), message.cardNumberInvalid],
    ['cardholderName', isVisible(form.cardholderName), message.cardholderRequired],
    ['expirationMonth', isVisible(form.expirationMonth), message.monthRequired],
    ['expirationYear', isVisible(form.expirationYear), message.yearRequired],
    ['cvv', isVisible(form.cvv), message.cvvRequired],
    ['country', isVisible(form.country), message.countryRequired],
    ['postalCode', form.country !== US_COUNTRY || isVisible(form.postalCode), message.zipRequired],
  ]);
}

const LENGTHS = [15, 16, 19];

export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Checks checksum, brand and a length of 15, 16 or 19 digits (CARD-11, D-22); the untouched mask is valid. */
export function isValidCardNumber(typed: string, lastFourOnFile: string | null = null): boolean {
  if (lastFourOnFile && typed === maskedCardNumber(lastFourOnFile)) return true;
  const digits = cardDigits(typed);
  // The library skips the checksum of UnionPay unless told otherwise.
  return (
    LENGTHS.includes(digits.length) && cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid
  );
}
