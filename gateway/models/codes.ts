import type { Edition as EditionCode } from '#domain/licenses/edition';
import type { LicenseType as LicenseTypeCode } from '#domain/licenses/license-type';
import type { ProductKind } from '#domain/licenses/product-kind';
import type { TermCode } from '#domain/terms/term-code';
import type { Edition, LicenseType, SubscriptionKind, Term } from '../resolvers.generated';

/** The vendor's numbers end here: the schema has names for them. */
export const TERMS: Readonly<Record<TermCode, Term>> = {
  1: 'MONTHLY',
  2: 'ANNUAL',
  4: 'TWO_YEARS',
  5: 'THREE_YEARS',
};

export const TERM_CODES_BY_NAME: Readonly<Record<Term, TermCode>> = {
  MONTHLY: 1,
  ANNUAL: 2,
  TWO_YEARS: 4,
  THREE_YEARS: 5,
};

export const EDITIONS: Readonly<Record<EditionCode, Edition>> = { 0: 'PRO', 1: 'TEAM', 2: 'ENTERPRISE' };

export const LICENSE_TYPES: Readonly<Record<LicenseTypeCode, LicenseType>> = {
  0: 'PRO',
  1: 'TEAM',
  2: 'ENTERPRISE',
  3: 'ASEC5',
  4: 'ASEC10',
  5: 'ASEC20',
  6: 'ASEC50',
  7: 'ASEC100',
  10: 'ASEC_CUSTOM',
  11: 'ONPREM_CUSTOM',
  12: 'ONPREM_TRIAL',
  13: 'CLOUD_AUTHOR',
  14: 'ACB_CLOUD_AUTHOR',
  15: 'ACB_RP_PUBLISHER',
};

export const LICENSE_TYPE_CODES_BY_NAME: Readonly<Record<LicenseType, LicenseTypeCode>> = {
  PRO: 0,
  TEAM: 1,
  ENTERPRISE: 2,
  ASEC5: 3,
  ASEC10: 4,
  ASEC20: 5,
  ASEC50: 6,
  ASEC100: 7,
  ASEC_CUSTOM: 10,
  ONPREM_CUSTOM: 11,
  ONPREM_TRIAL: 12,
  CLOUD_AUTHOR: 13,
  ACB_CLOUD_AUTHOR: 14,
  ACB_RP_PUBLISHER: 15,
};

export const SUBSCRIPTION_KINDS: Readonly<Record<ProductKind, SubscriptionKind>> = {
  rp: 'RP',
  legacyAse: 'LEGACY_ASE',
  cfb: 'CLOUD_FOR_BUSINESS',
  cloud: 'CLOUD',
};

export const PRODUCT_KINDS: Readonly<Record<SubscriptionKind, ProductKind>> = {
  RP: 'rp',
  LEGACY_ASE: 'legacyAse',
  CLOUD_FOR_BUSINESS: 'cfb',
  CLOUD: 'cloud',
};

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['number', 'cardNumber'],
  ['cvv', 'cvv'],
  ['expirationMonth', 'expirationMonth'],
  ['expirationYear', 'expirationYear'],
  ['postalCode', 'postalCode'],
  ['cardholderName', 'cardholderName'],
]);

export function toCardField(field: string | null): string | null {
  return FIELDS.get(field ?? '') ?? null;
}

const PAYMENT_INPUTS: ReadonlyMap<string, string> = new Map([
  ['cardholderName', 'payment.cardholderName'],
  ['postalCode', 'payment.zip'],
]);

export function toPaymentPath(field: string | null): string | null {
  return PAYMENT_INPUTS.get(field ?? '') ?? null;
}
