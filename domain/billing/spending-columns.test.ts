import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumCents } from '../money/cents';
import { ALL_TIME, type Period } from './period';
import { spendingColumns } from './spending-columns';

const months = (amounts: Record<number, number>) =>
  Array.from({ length: 12 }, (_, month) => amounts[month] ?? 0);
const year = (of: number, amounts: Record<number, number>) => ({
  year: of,
  months: months(amounts),
  products: [{ name: 'Axure RP Pro', months: months(amounts) }],
});

describe('the columns of a spending chart', () => {
  it('are months for a period within one year', () => {
    const spent = [year(2026, { 2: 500 }), year(2025, { 0: 1 })];
    const periods: Period[] = [
      { kind: 'year', year: 2026 },
      { kind: 'month', year: 2026, month: 2 },
      { kind: 'days', from: '2026-02-03', to: '2026-08-09' },
    ];
    for (const period of periods) {
      const chart = spendingColumns(spent, period);
      expect(chart).toMatchObject({ unit: 'month', total: 500 });
      expect(chart?.columns).toHaveLength(12);
      expect(chart?.amounts[2]).toBe(500);
    }
    expect(spendingColumns([year(2026, {})], ALL_TIME)?.unit).toBe('month');
  });

  it('are quarters for two or three years, oldest first', () => {
    const chart = spendingColumns([year(2026, { 2: 500, 3: 7 }), year(2025, { 11: 40 })], ALL_TIME);
    expect(chart?.unit).toBe('quarter');
    expect(chart?.amounts).toEqual([0, 0, 0, 40, 500, 7, 0, 0]);
    expect(chart?.columns[4]).toEqual({ year: 2026, index: 0 });
  });

  it('are years for longer periods, also years without a purchase', () => {
    const chart = spendingColumns([year(2026, { 2: 500 }), year(2021, { 0: 3 })], ALL_TIME);
    expect(chart?.unit).toBe('year');
    expect(chart?.columns.map((column) => column.year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
    expect(chart?.products).toMatchObject([{ name: 'Axure RP Pro', amounts: [3, 0, 0, 0, 0, 500] }]);
  });

  it('cover the requested days from the first to the last year with a purchase', () => {
    const spent = [2026, 2025, 2024, 2020].map((each) => year(each, { 5: each }));
    const since = spendingColumns(spent, { kind: 'days', from: '2023-05-01', to: null });
    expect(since?.columns.map((column) => column.year)).toEqual(
      [2024, 2025, 2026].flatMap((each) => Array(4).fill(each)),
    );
    expect(spendingColumns(spent, { kind: 'days', from: null, to: '2024-01-31' })?.columns.at(-1)?.year).toBe(
      2024,
    );
    expect(spendingColumns(spent, { kind: 'days', from: '2030-01-01', to: null })).toBeNull();
    expect(spendingColumns(spent, { kind: 'days', from: '2031-01-01', to: '2031-02-01' })?.total).toBe(0);
    expect(spendingColumns([], ALL_TIME)).toBeNull();
    expect(spendingColumns([], { kind: 'year', year: 2026 })).toBeNull();
  });

  it('list the product with the highest total first', () => {
    const products = [
      { name: 'Axure RP Pro', months: months({ 0: 1 }) },
      { name: 'Axure RP Team', months: months({ 0: 3 }) },
      { name: 'Axure Cloud', months: months({ 0: 2 }) },
    ];
    const chart = spendingColumns([{ year: 2026, months: months({ 0: 6 }), products }], ALL_TIME);
    expect(chart?.products.map(({ name }) => name)).toEqual(['Axure RP Team', 'Axure Cloud', 'Axure RP Pro']);
  });

  test('add up for any purchases', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 12, maxLength: 12 });
    const spentYear = fc
      .record({
        year: fc.integer({ min: 2015, max: 2026 }),
        products: fc.array(amounts, { minLength: 1, maxLength: 3 }),
      })
      .map(({ year: of, products }) => ({
        year: of,
        months: products[0]?.map((_, month) => sumCents(products.map((each) => each[month] ?? 0))) ?? [],
        products: products.map((each, index) => ({ name: `P${index}`, months: each })),
      }));
    const spent = fc.uniqueArray(spentYear, { selector: (each) => each.year, minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(spent, (years) => {
        const chart = spendingColumns(years, ALL_TIME);
        expect(chart?.total).toBe(sumCents(years.flatMap((each) => each.months)));
        chart?.amounts.forEach((amount, column) => {
          expect(sumCents(chart.products.map((product) => product.amounts[column] ?? 0))).toBe(amount);
        });
      }),
    );
  });
});
