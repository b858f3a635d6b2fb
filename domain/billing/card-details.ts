import { message } from '../messages/catalogue';
import { type CardTexts, checkCardLengths, type LimitedField } from './card-limits';
import { isCountry } from './countries';
import { US_COUNTRY } from './vat-countries';

/** What belongs to a card, beside the number and the CVV that only the payment provider gets. */
export interface CardDetails extends CardTexts {
  cardholderName: string;
  expirationMonth: number;
  expirationYear: number;
  country: string;
  postalCode: string;
}

export interface CardDetailError {
  field: keyof CardDetails | LimitedField;
  message: string;
}

/** Every error at once: the server's half of `checkCardForm` (CARD-09, 10, 12..14, 21). What is too long comes last. */
export function checkCardDetails(card: CardDetails): CardDetailError[] {
  const rules: [field: keyof CardDetails, isMet: boolean, text: string][] = [
    ['cardholderName', isFilled(card.cardholderName), message.cardholderRequired],
    ['expirationMonth', isWithin(card.expirationMonth, 1, 12), message.monthRequired],
    ['expirationYear', isWithin(card.expirationYear, 2000, 2200), message.yearRequired],
    ['country', isCountry(card.country), message.countryRequired],
    ['postalCode', card.country !== US_COUNTRY || isFilled(card.postalCode), message.zipRequired],
  ];
  const broken = rules.filter(([, isMet]) => !isMet).map(([field, , text]) => ({ field, message: text }));
  return [...broken, ...checkCardLengths(card)];
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
