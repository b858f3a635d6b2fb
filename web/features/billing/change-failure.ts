import { CombinedGraphQLErrors } from '@apollo/client';
import { hasCode } from '../../app/graphql/error-code';

const SIGNED_OUT = 'You were signed out meanwhile, so nothing was changed. Please try again.';

/** What to say of a change that got no answer: the portal's own reason where it gives one, else the fallback. */
export function changeFailure(error: unknown, fallback: string): string {
  if (hasCode(error, 'UNAUTHENTICATED')) return SIGNED_OUT;
  if (CombinedGraphQLErrors.is(error) && hasCode(error, 'READ_ONLY'))
    return error.errors[0]?.message ?? fallback;
  return fallback;
}
