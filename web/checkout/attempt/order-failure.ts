import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { message } from '#domain/messages/catalogue';
import { type GatewayErrorCode, hasCode } from '../../app/graphql/error-code';

/** With these codes the gateway did not pass the order on. */
const NOT_CARRIED_OUT: readonly GatewayErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'READ_ONLY',
  'RATE_LIMITED',
];

/** 408, 425, 429 and 499 may come from a proxy that has passed the request on. */
const UNCLEAR_STATUSES: readonly number[] = [408, 425, 429, 499];

/**
 * Messages for an order that certainly was not carried out; null when the outcome is unknown. Signed out has
 * none: the sign-in dialog covers the page.
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
