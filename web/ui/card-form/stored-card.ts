import { COUNTRIES, hasVat } from '#domain/billing/countries';
import { EXPIRY_MONTHS, expiryYears } from '#domain/billing/expiry-choices';
import type { CardOnFile } from '../../schema.generated';
import type { CardValues } from './card-values';

/** The card on file, with masks for its number and CVV (CARD-02, CARD-03). */
export type StoredCard = CardOnFile;

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
    country: COUNTRIES.includes(card.country) ? card.country : '',
    vat: hasVat(card.country) ? card.vat : '',
  };
}

export function isStoredCardKept({ cardNumber, cvv }: CardValues, card: StoredCard | null): boolean {
  return card !== null && cardNumber === card.maskedNumber && cvv === card.maskedCvv;
}

interface Edit {
  readonly text: string;
  readonly caret: number;
}

/** Editing a mask leaves only the typed or pasted text, and nothing after a deletion (CARD-04). */
export function typedOverMask(mask: string, { text, caret }: Edit): string {
  const behindCaret = text.length - caret;
  const before = text.slice(0, caret);
  const mostKept = Math.max(0, mask.length - behindCaret);
  let kept = 0;
  while (kept < mostKept && kept < before.length && before[kept] === mask[kept]) kept += 1;
  return before.slice(kept);
}
