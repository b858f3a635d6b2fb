import { message } from '../messages/catalogue';
import { type CardTexts, checkCardLengths, type LimitedField } from './card-limits';
import { isValidCardNumber } from './card-number';
import { US_COUNTRY } from './vat-countries';

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

export interface CardFieldError {
  field: keyof CardForm | LimitedField;
  message: string;
}

/**
 * Every error at once, in the order of the form, and then what is too long (CARD-09..17). `lastFourOnFile` lets the
 * untouched mask pass.
 */
export function checkCardForm(form: CardForm, lastFourOnFile: string | null = null): CardFieldError[] {
  const rules: [field: keyof CardForm, isMet: boolean, text: string][] = [
    ['cardNumber', isValidCardNumber(form.cardNumber, lastFourOnFile), message.cardNumberInvalid],
    ['cardholderName', isFilled(form.cardholderName), message.cardholderRequired],
    ['expirationMonth', isFilled(form.expirationMonth), message.monthRequired],
    ['expirationYear', isFilled(form.expirationYear), message.yearRequired],
    ['cvv', isFilled(form.cvv), message.cvvRequired],
    ['country', isFilled(form.country), message.countryRequired],
    ['postalCode', form.country !== US_COUNTRY || isFilled(form.postalCode), message.zipRequired],
  ];
  const broken = rules.filter(([, isMet]) => !isMet).map(([field, , text]) => ({ field, message: text }));
  return [...broken, ...checkCardLengths(form)];
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}
