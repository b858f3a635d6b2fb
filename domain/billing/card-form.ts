import { message } from '../messages/catalogue';
import { type CardFieldError, type CardTexts, cardErrors, isFilled } from './card-limits';
import { isValidCardNumber } from './card-number';
import { US_COUNTRY } from './countries';

export interface CardForm extends CardTexts {
  cardNumber: string;
  cardholderName: string;
  expirationMonth: string;
  expirationYear: string;
  cvv: string;
  country: string;
  postalCode: string;
}

/** In the order of the form, then what is too long (CARD-09..17). `lastFourOnFile` lets the untouched mask pass. */
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
