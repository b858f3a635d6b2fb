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

/** What was asked for, or why it is refused. */
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

/** A refusal that the vendor gave no code for: of the address that was sent, where its words say so, or of the whole. */
export function vendorRefusal(text: string, addressField: string | null): VendorRefusal {
  return isAboutAddress(text)
    ? { code: 'INVALID_INPUT', text, field: addressField }
    : { code: 'VENDOR_REFUSED', text, field: null };
}

const vendorCode = z.enum([...REFUSAL_CODES, 'NOT_FOUND', 'CONFLICT']).catch('VENDOR_REFUSED');

/** The code of a refusal, where the vendor gives one of ours; a foreign or absent one is the vendor's own affair. */
export function toUserErrorCode(code: string | null): UserErrorCode {
  return vendorCode.parse(code);
}
