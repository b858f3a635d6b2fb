import { expect, it, test } from 'vitest';
import { findSales, totalOfSales } from './find-sales';
import type { MergedSale } from './merge-sales';

const product = (name: string) => ({ name, quantity: 2, text: `${name} (2)`, amount: 0 });
const SALES: MergedSale[] = [
  {
    purchaseId: 'AX-3',
    saleId: 's-3',
    term: 1,
    purchasedDate: '2026-12-31',
    products: [product('Axure RP Team')],
    amount: 5,
  },
  {
    purchaseId: 'AX-2',
    saleId: 's-2',
    term: 2,
    purchasedDate: '2026-01-01',
    products: [product('Axure RP Pro'), product('Axure RP Team')],
    amount: 70,
  },
  { purchaseId: 'AX-1', saleId: 's-1', term: 5, purchasedDate: '2025-12-31', products: [], amount: -20 },
];

const find = (filter: { search?: string; from?: string; to?: string }) =>
  findSales(SALES, { search: null, from: null, to: null, ...filter }).map(({ purchaseId }) => purchaseId);

test.each([
  [{}, ['AX-3', 'AX-2', 'AX-1']],
  [{ search: ' ' }, ['AX-3', 'AX-2', 'AX-1']],
  [{ search: ' ax-2 ' }, ['AX-2']],
  [{ search: 'TEAM (2)' }, ['AX-3', 'AX-2']],
  [{ search: '3 year' }, ['AX-1']],
  [{ search: 'nothing' }, []],
  [{ from: '2026-01-01' }, ['AX-3', 'AX-2']],
  [{ to: '2026-01-01' }, ['AX-2', 'AX-1']],
  [{ from: '2026-01-01', to: '2026-01-01' }, ['AX-2']],
  [{ from: '2026-02-01', to: '2026-01-01' }, []],
  [{ from: '2026-01-01', search: 'pro' }, ['AX-2']],
])('by %j finds %j', (filter, found) => {
  expect(find(filter)).toEqual(found);
});

it('adds up what was paid, returned money included', () => {
  expect(totalOfSales(SALES)).toBe(55);
  expect(totalOfSales([])).toBe(0);
});
