import { isCountry } from '#domain/billing/countries';
import { US_COUNTRY } from '#domain/billing/vat-countries';
import { message } from '#domain/messages/catalogue';
import type { CardField } from '../payments/payment-gateway';
import type { CardHolder } from './card-on-file';

/** What is wrong with what was typed, and at which field, if a provider could name that field too. */
export interface CardProblem {
  readonly text: string;
  readonly field?: CardField;
}

/** What is wrong with a card's holder and address; null when nothing is (CARD-09, 10, 12, 21). */
export function cardHolderProblem({ cardholderName, address }: CardHolder): CardProblem | null {
  if (cardholderName === '') return { text: message.cardholderRequired, field: 'cardholderName' };
  if (!isCountry(address.country)) return { text: message.countryRequired };
  if (address.country === US_COUNTRY && address.postalCode === '')
    return { text: message.zipRequired, field: 'postalCode' };
  return null;
}
