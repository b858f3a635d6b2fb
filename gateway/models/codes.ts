import type { Edition as EditionCode } from '#domain/licenses/edition';
import { LICENSE_TYPES_BY_NAME, type LicenseType as LicenseTypeCode } from '#domain/licenses/license-type';
import type { ProductKind } from '#domain/licenses/product-kind';
import { TERM_CODES_BY_NAME as TERM_CODES, type TermCode } from '#domain/terms/term-code';
import { inverse } from '#domain/text/inverse';
import type { Edition, LicenseType, SubscriptionKind, Term } from '../resolvers.generated';

/** The vendor's numbers are converted to the schema's names here. */
export const TERM_CODES_BY_NAME: Readonly<Record<Term, TermCode>> = TERM_CODES;

// Derived from the domain's table, so that a number without a name does not compile.
export const TERMS: Readonly<Record<TermCode, Term>> = inverse(TERM_CODES);

export const EDITIONS: Readonly<Record<EditionCode, Edition>> = { 0: 'PRO', 1: 'TEAM', 2: 'ENTERPRISE' };

export const LICENSE_TYPE_CODES_BY_NAME: Readonly<Record<LicenseType, LicenseTypeCode>> =
  LICENSE_TYPES_BY_NAME;

export const LICENSE_TYPES: Readonly<Record<LicenseTypeCode, LicenseType>> = inverse(LICENSE_TYPES_BY_NAME);

export const PRODUCT_KINDS = {
  RP: 'rp',
  LEGACY_ASE: 'legacyAse',
  CLOUD_FOR_BUSINESS: 'cfb',
  CLOUD: 'cloud',
} as const satisfies Record<SubscriptionKind, ProductKind>;

export const SUBSCRIPTION_KINDS: Readonly<Record<ProductKind, SubscriptionKind>> = inverse(PRODUCT_KINDS);

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
