import { z } from 'zod';
import { isCountry } from '#domain/billing/countries';
import { US_COUNTRY } from '#domain/billing/country-rules';
import { message } from '#domain/messages/catalogue';
import { isVisible } from '#domain/text/plain-text';
import type { CardField } from '../payments/payment-gateway';

export const address = z.object({
  streetAddress: z.string(),
  locality: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof address>;

export const buyer = z.object({
  name: z.string(),
  email: z.string(),
  address,
  vat: z.string(),
  cardholderName: z.string().optional(),
});
export type Buyer = z.infer<typeof buyer>;

export interface CardHolder {
  readonly cardholderName: string;
  readonly address: Address;
  readonly vat: string;
}

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

interface CardProblem {
  readonly message: string;
  readonly field?: CardField;
}

/** CARD-09, 10, 12, 21. */
export function cardHolderProblem({ cardholderName, address }: CardHolder): CardProblem | null {
  if (!isVisible(cardholderName)) return { message: message.cardholderRequired, field: 'cardholderName' };
  if (!isCountry(address.country)) return { message: message.countryRequired };
  if (address.country === US_COUNTRY && !isVisible(address.postalCode))
    return { message: message.zipRequired, field: 'postalCode' };
  return null;
}

export interface CardLabel {
  readonly cardType: string;
  readonly lastFour: string;
}
