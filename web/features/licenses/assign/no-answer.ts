/** What is said of a change that had no answer. */
export const SIGNED_OUT = 'You were signed out meanwhile, so nothing was changed. Please try again.';
export const NO_ANSWER =
  'The service is not answering. Nothing was changed as far as we know; please try again.';
