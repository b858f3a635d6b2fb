import { US_COUNTRY } from '#domain/billing/vat-countries';
import { message } from '#domain/messages/catalogue';
import type { CardHolder } from './card-on-file';

/** What is wrong with a card's holder and address; null when nothing is (CARD-09, 10, 12). */
export function cardHolderProblem({ cardholderName, address }: CardHolder): string | null {
  if (cardholderName === '') return message.cardholderRequired;
  if (address.country === '') return message.countryRequired;
  if (address.country === US_COUNTRY && address.postalCode === '') return message.zipRequired;
  return null;
}
