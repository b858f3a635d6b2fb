import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumCents } from '../money/cents';
import { type ChartedAmounts, largestParts } from './largest-parts';

const product = (name: string, ...months: number[]): ChartedAmounts => ({
  name,
  amounts: months,
  total: sumCents(months),
});
const names = (products: readonly ChartedAmounts[]) => products.map(({ name }) => name);

describe('the largest parts', () => {
  it('are all of them, the largest first, where they are few', () => {
    const { largest, other } = largestParts([product('Pro', 1, 2), product('Team', 5, 0)], 3);
    expect(names(largest)).toEqual(['Team', 'Pro']);
    expect(other).toBeNull();
  });

  it('are all of them where there is room for exactly as many', () => {
    const { largest, other } = largestParts([product('Pro', 1), product('Team', 5)], 2);
    expect(names(largest)).toEqual(['Team', 'Pro']);
    expect(other).toBeNull();
  });

  it('leave the sum of the rest for the last part where they are many', () => {
    const many = [product('A', 1, 0), product('B', 4, 4), product('C', 2, 1), product('D', 9, 0)];
    const { largest, other } = largestParts(many, 3);
    expect(names(largest)).toEqual(['D', 'B']);
    expect(other).toEqual({ total: 4, amounts: [3, 1] });
  });

  it('keep the order given where the amounts are equal', () => {
    expect(names(largestParts([product('B', 1), product('A', 1)], 5).largest)).toEqual(['B', 'A']);
  });

  it('are empty without parts', () => {
    expect(largestParts([], 5)).toEqual({ largest: [], other: null });
  });

  test('add up to the total of every month', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (rows, most) => {
        const products = rows.map((months, index) => product(String(index), ...months));
        const { largest, other } = largestParts(products, most);
        const parts = other ? [...largest, other] : largest;
        expect(parts.length).toBeLessThanOrEqual(Math.max(most, 1));
        for (let month = 0; month < 12; month += 1) {
          const inMonth = (list: readonly { amounts: readonly number[] }[]) =>
            sumCents(list.map(({ amounts }) => amounts[month] ?? 0));
          expect(inMonth(parts)).toBe(inMonth(products));
        }
        expect(sumCents(parts.map(({ total }) => total))).toBe(sumCents(products.map(({ total }) => total)));
      }),
    );
  });
});
