import { onOneLine } from '#domain/text/plain-text';

const CARD_ONLY = ['cardNumber', 'cvv', 'expirationMonth', 'expirationYear', 'cardholderName'] as const;
const ADDRESS = ['streetAddress', 'city', 'region', 'postalCode', 'country', 'vat'] as const;

export type CardField = (typeof CARD_ONLY)[number] | (typeof ADDRESS)[number];

/** Fields of the card form (CARD-01). They never leave the browser together. */
export type CardValues = Record<CardField, string>;

export const CARD_ONLY_FIELDS: readonly CardField[] = CARD_ONLY;
export const ADDRESS_FIELDS: readonly CardField[] = ADDRESS;

/** Fields in the order of the form, which is the order of focus on errors. */
export const CARD_FIELDS: readonly CardField[] = [...CARD_ONLY, ...ADDRESS];

export const EMPTY_CARD = Object.fromEntries(CARD_FIELDS.map((field) => [field, ''])) as CardValues;

export function oneLineCard(card: CardValues): CardValues {
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, onOneLine(card[field])])) as CardValues;
}
