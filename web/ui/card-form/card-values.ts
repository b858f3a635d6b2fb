import { onOneLine } from '#domain/text/plain-text';

const CARD_ONLY = ['cardNumber', 'cvv', 'expirationMonth', 'expirationYear', 'cardholderName'] as const;
const ADDRESS = ['streetAddress', 'city', 'region', 'postalCode', 'country', 'vat'] as const;

export type CardField = (typeof CARD_ONLY)[number] | (typeof ADDRESS)[number];

/** The fields of the card form (CARD-01). They never leave the browser as a whole. */
export type CardValues = Record<CardField, string>;

export const CARD_ONLY_FIELDS: readonly CardField[] = CARD_ONLY;
export const ADDRESS_FIELDS: readonly CardField[] = ADDRESS;

/** The fields in the order in which they stand, which is the order of the focus on errors. */
export const CARD_FIELDS: readonly CardField[] = [...CARD_ONLY, ...ADDRESS];

export const EMPTY_CARD = Object.fromEntries(CARD_FIELDS.map((field) => [field, ''])) as CardValues;

/** What is sent of them. */
export function oneLineCard(card: CardValues): CardValues {
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, onOneLine(card[field])])) as CardValues;
}
