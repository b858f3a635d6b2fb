import { expect, it } from 'vitest';
import { COUNTRIES, isCountry } from './countries';
import { hasVat, US_COUNTRY, VAT_COUNTRIES } from './country-rules';

it('lists about 250 countries, each once and in order (CARD-21)', () => {
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
  expect(COUNTRIES.length).toBeLessThanOrEqual(260);
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect([...COUNTRIES].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(COUNTRIES);
});

it('names the United States and every VAT country as the rules do (D-24)', () => {
  expect(COUNTRIES).toContain(US_COUNTRY);
  expect(VAT_COUNTRIES.filter((name) => !COUNTRIES.includes(name))).toEqual([]);
});

it('knows its own names and no others (CARD-21)', () => {
  expect(COUNTRIES.every(isCountry)).toBe(true);
  expect(['', ' ', 'Narnia', 'germany', ' Germany', 'toString'].filter(isCountry)).toEqual([]);
});

it('are 28, Israel and the United Kingdom among them, Croatia not (CARD-08, D-24)', () => {
  expect(new Set(VAT_COUNTRIES).size).toBe(28);
  expect(hasVat('Israel')).toBe(true);
  expect(hasVat('United Kingdom')).toBe(true);
  expect(hasVat('Croatia')).toBe(false);
  expect(hasVat('United States of America')).toBe(false);
});
