import { CombinedGraphQLErrors } from '@apollo/client';

/** The closed set of the gateway (D-125). */
export type GatewayErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'READ_ONLY'
  | 'RATE_LIMITED'
  | 'VENDOR_UNAVAILABLE'
  | 'VENDOR_TIMEOUT'
  | 'VENDOR_INVALID_RESPONSE'
  | 'INTERNAL_SERVER_ERROR';

export function hasCode(error: unknown, code: GatewayErrorCode): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.['code'] === code);
}
