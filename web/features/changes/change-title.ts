/** The heading of the pages that review a change (EDIT-07, TERM-07). */
export const TITLE = 'Review Your Changes';
