import { message } from '../messages/catalogue';
import { US_COUNTRY } from './vat-countries';

/** What belongs to a card, beside the number and the CVV that only the payment provider gets. */
export interface CardDetails {
  cardholderName: string;
  expirationMonth: number;
  expirationYear: number;
  country: string;
  postalCode: string;
}

export interface CardDetailError {
  field: keyof CardDetails;
  message: string;
}

/** Every error at once, in the order of the form: the server's half of `checkCardForm` (CARD-09, 10, 12..14). */
export function checkCardDetails(card: CardDetails): CardDetailError[] {
  const rules: [field: keyof CardDetails, isMet: boolean, text: string][] = [
    ['cardholderName', isFilled(card.cardholderName), message.cardholderRequired],
    ['expirationMonth', isWithin(card.expirationMonth, 1, 12), message.monthRequired],
    ['expirationYear', isWithin(card.expirationYear, 2000, 2200), message.yearRequired],
    ['country', isFilled(card.country), message.countryRequired],
    ['postalCode', card.country !== US_COUNTRY || isFilled(card.postalCode), message.zipRequired],
  ];
  return rules.filter(([, isMet]) => !isMet).map(([field, , text]) => ({ field, message: text }));
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
