import { expect, it } from 'vitest';
import { yearGroups } from './transaction-table';

const sale = (purchasedDate: string) => ({ purchasedDate });

it('puts a list into the years it goes through, in its own order', () => {
  const list = ['2026-11-20', '2026-01-01', '2024-12-31'].map(sale);
  expect(yearGroups(list)).toEqual([
    { year: 2026, sales: [sale('2026-11-20'), sale('2026-01-01')] },
    { year: 2024, sales: [sale('2024-12-31')] },
  ]);
  expect(yearGroups([])).toEqual([]);
});
