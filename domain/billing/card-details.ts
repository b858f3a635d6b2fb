import { message } from '../messages/catalogue';
import { isVisible } from '../text/plain-text';
import { type CardFieldError, type CardTexts, cardErrors } from './card-limits';
import { isCountry } from './countries';
import { US_COUNTRY } from './country-rules';

export interface CardDetails extends CardTexts {
  cardholderName: string;
  expirationMonth: number;
  expirationYear: number;
  country: string;
  postalCode: string;
}

/** Returns all errors, length errors last: the server's counterpart of `checkCardForm` (CARD-09, 10, 12..14, 21). */
export function checkCardDetails(card: CardDetails): CardFieldError<keyof CardDetails>[] {
  return cardErrors(card, [
    ['cardholderName', isVisible(card.cardholderName), message.cardholderRequired],
    ['expirationMonth', isWithin(card.expirationMonth, 1, 12), message.monthRequired],
    ['expirationYear', isWithin(card.expirationYear, 2000, 2200), message.yearRequired],
    ['country', isCountry(card.country), message.countryRequired],
    ['postalCode', card.country !== US_COUNTRY || isVisible(card.postalCode), message.zipRequired],
  ]);
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
