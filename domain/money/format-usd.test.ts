import { expect, test } from 'vitest';
import { formatUsd } from './format-usd';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99999, '$999.99'],
  [123450, '$1,234.50'],
  [123456789012, '$1,234,567,890.12'],
  [-500, '-$5.00'],
  [-123450, '-$1,234.50'],
])('shows %i cents as %s (D-123)', (cents, text) => {
  expect(formatUsd(cents)).toBe(text);
});
