/** What the customer types into the card form (CARD-01). Lives in the browser alone. */
export type CardValues = {
  cardNumber: string;
  cvv: string;
  cardholderName: string;
  /** `01` to `12`, empty until chosen. */
  expirationMonth: string;
  /** Four digits, empty until chosen. */
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

/** The fields in the order in which they stand, which is the order of the focus on errors. */
export const CARD_FIELDS: readonly CardField[] = [
  'cardNumber',
  'cvv',
  'expirationMonth',
  'expirationYear',
  'cardholderName',
  'streetAddress',
  'city',
  'region',
  'postalCode',
  'country',
  'vat',
];

/** Those that belong to the card itself; the others are the address that its bills go to. */
export const CARD_ONLY_FIELDS = [
  'cardNumber',
  'cvv',
  'expirationMonth',
  'expirationYear',
  'cardholderName',
] as const satisfies readonly CardField[];
