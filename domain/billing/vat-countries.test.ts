import { expect, it } from 'vitest';
import { hasVat, VAT_COUNTRIES } from './vat-countries';

it('are 28, Israel and the United Kingdom among them, Croatia not (CARD-08, D-24)', () => {
  expect(new Set(VAT_COUNTRIES).size).toBe(28);
  expect(hasVat('Israel')).toBe(true);
  expect(hasVat('United Kingdom')).toBe(true);
  expect(hasVat('Croatia')).toBe(false);
  expect(hasVat('United States of America')).toBe(false);
});
