import { z } from 'zod';
import { REFUSAL_CODES } from '#domain/messages/refusal-codes';
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

export interface Fault {
  readonly ok: false;
  readonly error: UserError;
}

export type OrFault<Found extends object> = ({ readonly ok: true } & Found) | Fault;

export function fault(...error: Parameters<typeof userError>): Fault {
  return { ok: false, error: userError(...error) };
}

export function refusalError(refusal: CartRefusal | null): UserError | null {
  return refusal && userError(refusal.code, refusal.message, { field: refusal.field });
}

interface VendorRefusal {
  readonly code: UserErrorCode;
  readonly text: string;
  readonly field: string | null;
}

/** Refusal without a code of the vendor: about the address if its message says so, else general. */
export function vendorRefusal(text: string, addressField: string | null): VendorRefusal {
  return isAboutAddress(text)
    ? { code: 'INVALID_INPUT', text, field: addressField }
    : { code: 'VENDOR_REFUSED', text, field: null };
}

const vendorCode = z.enum([...REFUSAL_CODES, 'NOT_FOUND', 'CONFLICT']).catch('VENDOR_REFUSED');

/** Returns the code of a refusal; an unknown or missing one becomes VENDOR_REFUSED. */
export function toUserErrorCode(code: string | null): UserErrorCode {
  return vendorCode.parse(code);
}
