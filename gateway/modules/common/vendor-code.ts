import type { UserErrorCode } from '../../resolvers.generated';

const KNOWN_CODES: ReadonlySet<string> = new Set<UserErrorCode>([
  'INVALID_INPUT',
  'EMPTY_CART',
  'LICENSEE_REQUIRED',
  'PRICE_CHANGED',
  'INVALID_PAYMENT_METHOD',
  'CARD_DECLINED',
  'CAPTCHA_FAILED',
  'ATTEMPT_REUSED',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NOT_OWNER',
  'NOT_ELIGIBLE',
]);

/** The code of a refusal, where the vendor gives one of ours; a foreign or absent one is the vendor's own affair. */
export function toUserErrorCode(code: string | null): UserErrorCode {
  // The set holds nothing but codes of the schema.
  return code !== null && KNOWN_CODES.has(code) ? (code as UserErrorCode) : 'VENDOR_REFUSED';
}
