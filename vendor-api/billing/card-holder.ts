import { isCountry } from '#domain/billing/countries';
import { US_COUNTRY } from '#domain/billing/vat-countries';
import { message } from '#domain/messages/catalogue';
import type { CardField } from '../payments/payment-gateway';
import type { Address } from './buyer';

export interface CardHolder {
  readonly cardholderName: string;
  readonly address: Address;
  readonly vat: string;
}

/** As forms of the contract name them. */
interface HolderFields {
  readonly cardholderName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly vat: string;
}

export function holderOf(fields: HolderFields): CardHolder {
  const { cardholderName, address: streetAddress, city: locality, state: region, country, vat } = fields;
  const address = { streetAddress, locality, region, postalCode: fields.zip, country };
  return { cardholderName, address, vat };
}

export interface CardProblem {
  readonly message: string;
  readonly field?: CardField;
}

/** CARD-09, 10, 12, 21. */
export function cardHolderProblem({ cardholderName, address }: CardHolder): CardProblem | null {
  if (cardholderName === '') return { message: message.cardholderRequired, field: 'cardholderName' };
  if (!isCountry(address.country)) return { message: message.countryRequired };
  if (address.country === US_COUNTRY && address.postalCode === '')
    return { message: message.zipRequired, field: 'postalCode' };
  return null;
}
