/** Compares names as people sort them: numbers by value, letters before their case. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare;
