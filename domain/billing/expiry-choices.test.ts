import { expect, it } from 'vitest';
import { EXPIRY_MONTHS, expiryYears } from './expiry-choices';

it('offers this year and twenty more, and twelve months (CARD-20)', () => {
  const years = expiryYears('2026-04-11');
  expect(years).toHaveLength(21);
  expect([years[0], years[20]]).toEqual(['2026', '2046']);
  expect(EXPIRY_MONTHS).toHaveLength(12);
  expect([EXPIRY_MONTHS[0], EXPIRY_MONTHS[11]]).toEqual(['01', '12']);
});
