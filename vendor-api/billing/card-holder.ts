import { isCountry } from '#domain/billing/countries';
import { US_COUNTRY } from '#domain/billing/vat-countries';
import { message } from '#domain/messages/catalogue';
import type { CardField } from '../payments/payment-gateway';

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

export interface CardProblem {
  readonly text: string;
  readonly field?: CardField;
}

/** CARD-09, 10, 12, 21. */
export function cardHolderProblem({ cardholderName, address }: CardHolder): CardProblem | null {
  if (cardholderName === '') return { text: message.cardholderRequired, field: 'cardholderName' };
  if (!isCountry(address.country)) return { text: message.countryRequired };
  if (address.country === US_COUNTRY && address.postalCode === '')
    return { text: message.zipRequired, field: 'postalCode' };
  return null;
}
