import { isCountry } from '#domain/billing/countries';
import { US_COUNTRY } from '#domain/billing/vat-countries';
import { message } from '#domain/messages/catalogue';
import type { CardField } from '../payments/payment-gateway';

/** What a customer enters beside the number: the holder and where the bills go. */
export interface CardHolder {
  readonly cardholderName: string;
  readonly address: {
    readonly streetAddress: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly vat: string;
}

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
