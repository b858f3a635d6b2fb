/** The heading of the page. */
export const RETRY_TITLE = 'Retry Payment';
