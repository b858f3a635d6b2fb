import { CombinedGraphQLErrors } from '@apollo/client';
import { hasCode } from './error-code';

const SIGNED_OUT = 'You were signed out meanwhile, so nothing was changed. Please try again.';
const NO_ANSWER = 'The service is not answering. Nothing was changed as far as we know; please try again.';

/** What to say of a change that got no answer. */
export function outageText(error: unknown): string {
  if (hasCode(error, 'UNAUTHENTICATED')) return SIGNED_OUT;
  const isSaidByPortal = hasCode(error, 'READ_ONLY') || hasCode(error, 'RATE_LIMITED');
  return (isSaidByPortal && CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || NO_ANSWER;
}
