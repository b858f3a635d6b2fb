import { isAboutAddress } from '#domain/messages/resolve-message';
import type { CartRefusal } from '#domain/store/carts/cart-checks';
import type { UserError, UserErrorCode } from '../../resolvers.generated';

interface Where {
  readonly field?: string | null;
  readonly seatIds?: string[];
}

export function userError(
  code: UserErrorCode,
  message: string,
  { field = null, seatIds = [] }: Where = {},
): UserError {
  return { code, message, field, seatIds };
}

export function refusalError(refusal: CartRefusal | null): UserError | null {
  return refusal && userError(refusal.code, refusal.message, { field: refusal.field });
}

interface VendorRefusal {
  readonly code: UserErrorCode;
  readonly text: string;
  readonly field: string | null;
}

/** A refusal that the vendor gave no code for: of the address that was sent, where its words say so, or of the whole. */
export function vendorRefusal(text: string, addressField: string | null): VendorRefusal {
  return isAboutAddress(text)
    ? { code: 'INVALID_INPUT', text, field: addressField }
    : { code: 'VENDOR_REFUSED', text, field: null };
}

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
  'CONFLICT',
]);

/** The code of a refusal, where the vendor gives one of ours; a foreign or absent one is the vendor's own affair. */
export function toUserErrorCode(code: string | null): UserErrorCode {
  // The set holds nothing but codes of the schema.
  return code !== null && KNOWN_CODES.has(code) ? (code as UserErrorCode) : 'VENDOR_REFUSED';
}
