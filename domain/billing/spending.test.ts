import { describe, expect, it } from 'vitest';
import type { MergedSale } from './merge-sales';
import { spendingByYear } from './spending';

function sale(purchasedDate: string, amount: number): MergedSale {
  return { purchaseId: purchasedDate, saleId: purchasedDate, term: 2, purchasedDate, products: [], amount };
}

describe('spending by year', () => {
  it('is empty without sales', () => {
    expect(spendingByYear([])).toEqual([]);
  });

  it('adds up the sales of a month, and the months to the year, newest year first', () => {
    const years = spendingByYear([
      sale('2026-11-20', 90609),
      sale('2026-11-01', 1),
      sale('2026-01-31', 300000),
      sale('2025-12-31', 5),
    ]);
    expect(years.map(({ year, total }) => [year, total])).toEqual([
      [2026, 390610],
      [2025, 5],
    ]);
    expect(years[0]?.months).toEqual([300000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90610, 0]);
    expect(years[1]?.months.at(-1)).toBe(5);
  });
});
