import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, countText, dayCount, linesText } from './counts';

test('a count is written as the platform writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (value) => {
      expect(countText(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1095, '1,095 days'],
])('%i days are %s', (days, text) => {
  expect(dayCount(days)).toBe(text);
});

test('nouns and lines follow their numbers', () => {
  expect([counted(1, 'seat'), counted(1_200, 'seat')]).toEqual(['1 seat', '1,200 seats']);
  expect(
    linesText([
      { product: 'Axure RP Pro', quantity: 2_500 },
      { product: 'Axure RP Team', quantity: 1 },
    ]),
  ).toBe('Axure RP Pro × 2,500, Axure RP Team × 1');
});

test('a product of several lines is named once', () => {
  const pro = { product: 'Axure RP Pro', quantity: 2 };
  const lines = [pro, { product: 'Axure RP Team', quantity: 1 }, { ...pro, quantity: 1 }];
  expect(linesText(lines)).toBe('Axure RP Pro × 3, Axure RP Team × 1');
});
