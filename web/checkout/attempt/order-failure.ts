import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { message } from '#domain/messages/catalogue';
import { type GatewayErrorCode, hasCode } from '../../app/graphql/error-code';

/** With these the gateway says that it did not pass the order on. */
const NOT_CARRIED_OUT: readonly GatewayErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'READ_ONLY',
  'RATE_LIMITED',
];

/**
 * Request Timeout, Too Early, Too Many Requests, Client Closed Request: what stands between here and the gateway says
 * these of its own accord, also of a request that it has passed on.
 */
const UNCLEAR_STATUSES: readonly number[] = [408, 425, 429, 499];

/**
 * What to show when an order provably was not carried out; null when its outcome is unknown.
 * Signed out has no text of its own: the sign-in dialog comes over the page.
 */
export function orderFailure(error: unknown): string[] | null {
  if (hasCode(error, 'UNAUTHENTICATED')) return [];
  if (CombinedGraphQLErrors.is(error) && NOT_CARRIED_OUT.some((code) => hasCode(error, code))) {
    return error.errors.map((each) => each.message);
  }
  return ServerError.is(error) && isRefusedRequest(error.statusCode) ? [message.orderUnanswered] : null;
}

function isRefusedRequest(status: number): boolean {
  return status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status);
}
