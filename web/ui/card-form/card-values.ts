/** The fields of the card form (CARD-01). They never leave the browser as a whole. */
export type CardValues = {
  cardNumber: string;
  cvv: string;
  cardholderName: string;
  expirationMonth: string;
  expirationYear: string;
  streetAddress: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  vat: string;
};

export type CardField = keyof CardValues;

export const EMPTY_CARD: CardValues = {
  cardNumber: '',
  cvv: '',
  cardholderName: '',
  expirationMonth: '',
  expirationYear: '',
  streetAddress: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  vat: '',
};

export const CARD_ONLY_FIELDS: readonly CardField[] = [
  'cardNumber',
  'cvv',
  'expirationMonth',
  'expirationYear',
  'cardholderName',
];

export const ADDRESS_FIELDS: readonly CardField[] = [
  'streetAddress',
  'city',
  'region',
  'postalCode',
  'country',
  'vat',
];

/** The fields in the order in which they stand, which is the order of the focus on errors. */
export const CARD_FIELDS: readonly CardField[] = [...CARD_ONLY_FIELDS, ...ADDRESS_FIELDS];
