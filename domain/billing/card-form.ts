import { message } from '../messages/catalogue';
import { type CardFieldError, type CardTexts, cardErrors, isFilled } from './card-limits';
import { isValidCardNumber } from './card-number';
import { US_COUNTRY } from './countries';

/** The inputs of the card form that have rules; street, city and state have none but that they have to fit (CARD-16). */
export interface CardForm extends CardTexts {
  cardNumber: string;
  cardholderName: string;
  expirationMonth: string;
  expirationYear: string;
  cvv: string;
  country: string;
  postalCode: string;
}

/**
 * Every error at once, in the order of the form, and then what is too long (CARD-09..17). `lastFourOnFile` lets the
 * untouched mask pass.
 */
export function checkCardForm(
  form: CardForm,
  lastFourOnFile: string | null = null,
): CardFieldError<keyof CardForm>[] {
  return cardErrors(form, [
    ['cardNumber', isValidCardNumber(form.cardNumber, lastFourOnFile), message.cardNumberInvalid],
    ['cardholderName', isFilled(form.cardholderName), message.cardholderRequired],
    ['expirationMonth', isFilled(form.expirationMonth), message.monthRequired],
    ['expirationYear', isFilled(form.expirationYear), message.yearRequired],
    ['cvv', isFilled(form.cvv), message.cvvRequired],
    ['country', isFilled(form.country), message.countryRequired],
    ['postalCode', form.country !== US_COUNTRY || isFilled(form.postalCode), message.zipRequired],
  ]);
}
