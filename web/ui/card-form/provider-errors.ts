import { message } from '#domain/messages/catalogue';
import type { CardErrors } from './card-rules';
import type { CardField } from './card-values';

export interface ProviderFieldError {
  readonly field: string;
  readonly code?: string | undefined;
  readonly message: string;
}

const FIELD_OF_NAME: Readonly<Record<string, CardField>> = {
  number: 'cardNumber',
  cardNumber: 'cardNumber',
  nonce: 'cardNumber',
  cvv: 'cvv',
  expirationMonth: 'expirationMonth',
  expirationYear: 'expirationYear',
  expirationDate: 'expirationMonth',
  cardholderName: 'cardholderName',
  streetAddress: 'streetAddress',
  address: 'streetAddress',
  city: 'city',
  locality: 'city',
  region: 'region',
  state: 'region',
  postalCode: 'postalCode',
  zip: 'postalCode',
  country: 'country',
  vat: 'vat',
};

/** Codes that are more specific than their field, and those with a text of this form. */
const FIELD_OF_CODE: Readonly<Record<string, readonly [field: CardField, text?: string]>> = {
  '81703': ['cardNumber'],
  '81706': ['cvv', message.cvvRequired],
  '81707': ['cvv'],
  '81709': ['expirationMonth', message.monthRequired],
  '81710': ['expirationMonth'],
  '81711': ['expirationYear'],
  '81712': ['expirationMonth'],
  '81713': ['expirationYear'],
  '81714': ['cardNumber', message.cardNumberInvalid],
  '81715': ['cardNumber', message.cardNumberInvalid],
  '81716': ['cardNumber', message.cardNumberInvalid],
  '81717': ['cardNumber'],
  '81723': ['cardholderName'],
  '81736': ['cvv'],
  '81737': ['postalCode'],
  '81808': ['postalCode', message.zipRequired],
  '81809': ['postalCode'],
  '81813': ['postalCode'],
};

export interface SortedErrors {
  fields: CardErrors;
  others: string[];
}

export function sortProviderErrors(errors: readonly ProviderFieldError[]): SortedErrors {
  const sorted: SortedErrors = { fields: {}, others: [] };
  for (const error of errors) {
    const [field, text] = FIELD_OF_CODE[error.code ?? ''] ?? [fieldNamed(error.field)];
    if (field) sorted.fields[field] ??= text ?? error.message;
    else sorted.others.push(error.message);
  }
  return sorted;
}

/** Maps the last part of a path: `input.postalCode`. */
function fieldNamed(name: string): CardField | undefined {
  return FIELD_OF_NAME[name.split('.').at(-1) ?? ''];
}
