import { isCountry } from '#domain/billing/countries';
import { hasVat } from '#domain/billing/country-rules';
import { EXPIRY_MONTHS, expiryYears } from '#domain/billing/expiry-choices';
import type { CardValues } from './card-values';
import type { StoredCard } from './stored-card';

/** Returns the form's values; unavailable ones, such as an expired year, are left empty. */
export function storedCardValues(card: StoredCard, today: string): CardValues {
  const month = String(card.expirationMonth).padStart(2, '0');
  const year = String(card.expirationYear);
  return {
    cardNumber: card.maskedNumber,
    cvv: card.maskedCvv,
    cardholderName: card.cardholderName,
    expirationMonth: EXPIRY_MONTHS.includes(month) ? month : '',
    expirationYear: expiryYears(today).includes(year) ? year : '',
    streetAddress: card.streetAddress,
    city: card.locality,
    region: card.region,
    postalCode: card.postalCode,
    country: isCountry(card.country) ? card.country : '',
    vat: hasVat(card.country) ? card.vat : '',
  };
}
