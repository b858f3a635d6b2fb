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
 * What to show when an order provably was not carried out; null when its outcome is unknown.
 * Signed out has no text of its own: the sign-in dialog comes over the page.
 */
export function orderFailure(error: unknown): string[] | null {
  if (hasCode(error, 'UNAUTHENTICATED')) return [];
  if (CombinedGraphQLErrors.is(error) && NOT_CARRIED_OUT.some((code) => hasCode(error, code))) {
    return error.errors.map((each) => each.message);
  }
  const isRefusedRequest = ServerError.is(error) && error.statusCode >= 400 && error.statusCode < 500;
  return isRefusedRequest ? [message.orderUnanswered] : null;
}
