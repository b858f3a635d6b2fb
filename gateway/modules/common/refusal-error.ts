import type { CartRefusal } from '#domain/store/cart-checks';
import type { UserError } from '../../resolvers.generated';
import { userError } from './user-error';

/** A refusal of the rules as the schema shows it. */
export function refusalError(refusal: CartRefusal | null): UserError | null {
  return refusal && userError(refusal.code, refusal.message, { field: refusal.field });
}
