import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents';
import { totalOfSales } from './find-sales';
import { type MergedSale, mergeSales } from './merge-sales';
import { spendingByYear } from './spending';

function sale(purchasedDate: string, ...lines: [name: string, amount: number][]): MergedSale {
  const records = lines.map(([productName, amount], index) => ({
    saleId: `${purchasedDate}-${index}`,
    purchaseId: purchasedDate,
    productName,
    term: 2 as const,
    purchasedDate,
    amount,
    quantity: 1,
  }));
  const [merged] = mergeSales(records);
  if (!merged) throw new Error('a sale has at least one line');
  return merged;
}

const records = fc.array(
  fc.record({
    saleId: fc.string(),
    purchaseId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    productName: fc.constantFrom('', 'Axure RP Pro', 'Axure RP Team', '=1+1', '__proto__'),
    term: fc.constantFrom(1 as const, 2 as const, 4 as const, 5 as const),
    purchasedDate: fc
      .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    amount: fc.integer({ min: -1_000_000, max: 100_000_000 }),
    quantity: fc.integer({ min: 0, max: 10_000 }),
  }),
  { maxLength: 40 },
);

describe('spending by year', () => {
  it('is empty without sales', () => {
    expect(spendingByYear([])).toEqual([]);
  });

  it('adds up the sales of a month, and the months to the year, newest year first', () => {
    const years = spendingByYear([
      sale('2026-11-20', ['Pro', 90609]),
      sale('2026-11-01', ['Pro', 1]),
      sale('2026-01-31', ['Pro', 300000]),
      sale('2025-12-31', ['Pro', 5]),
    ]);
    expect(years.map(({ year, saleCount, total }) => [year, saleCount, total])).toEqual([
      [2026, 3, 390610],
      [2025, 1, 5],
    ]);
    expect(years[0]?.months).toEqual([300000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90610, 0]);
    expect(years[1]?.months.at(-1)).toBe(5);
  });

  it('is ordered by year, newest first, for any order of the sales', () => {
    const sales = [
      sale('2024-01-01', ['Pro', 1]),
      sale('2026-01-01', ['Pro', 1]),
      sale('2025-01-01', ['Pro', 1]),
    ];
    expect(spendingByYear(sales).map(({ year }) => year)).toEqual([2026, 2025, 2024]);
  });

  it('orders products of the same cost by name, for any order of the sales', () => {
    const lines: [name: string, amount: number][] = [
      ['B', 1],
      ['A', 1],
      ['D', 1],
      ['C', 1],
    ];
    for (const bought of [lines, lines.toReversed()]) {
      const [year] = spendingByYear([sale('2026-01-01', ...bought)]);
      expect(year?.products.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    }
  });

  it('orders products by total, highest first, equal ones by name', () => {
    const [year] = spendingByYear([
      sale('2026-03-01', ['Pro', 100], ['Team', 300], ['Enterprise', 100]),
      sale('2026-01-01', ['Pro', -50], ['Enterprise', -50]),
    ]);
    expect(year?.products.map(({ name, total }) => [name, total])).toEqual([
      ['Team', 300],
      ['Enterprise', 50],
      ['Pro', 50],
    ]);
    expect(year?.products.at(-1)?.months.slice(0, 3)).toEqual([-50, 0, 100]);
  });

  it('adds up for any sales: products to the month, months to the year, years to everything paid', () => {
    fc.assert(
      fc.property(records, (some) => {
        const sales = mergeSales(some);
        const years = spendingByYear(sales);
        for (const { months, total, products } of years) {
          expect(sumCents(months)).toBe(total);
          for (const [month, amount] of months.entries())
            expect(sumCents(products.map((product) => product.months[month] ?? 0))).toBe(amount);
          for (const product of products) expect(sumCents(product.months)).toBe(product.total);
        }
        expect(sumCents(years.map(({ total }) => total))).toBe(totalOfSales(sales));
        expect(sumCents(years.map(({ saleCount }) => saleCount))).toBe(sales.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
