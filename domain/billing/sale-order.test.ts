import { expect, test } from 'vitest';
import type { TermCode } from '../terms/term-code';
import { orderSales, type SaleOrder } from './find-sales';
import type { MergedSale } from './merge-sales';

const sale = (
  purchaseId: string,
  date: string,
  amount: number,
  name: string,
  term: TermCode,
): MergedSale => ({
  purchaseId,
  saleId: purchaseId,
  term,
  purchasedDate: date,
  products: name === '' ? [] : [{ name, quantity: 1, text: `${name} (1)`, amount }],
  amount,
});

/** Newest first; within a day in the vendor's order. */
const SALES = [
  sale('e', '2026-05-05', 300, 'Axure RP Team', 1),
  sale('d', '2026-04-04', 100, 'Axure RP Pro', 2),
  sale('c', '2026-04-04', 300, 'axure RP Pro', 5),
  sale('b', '2026-02-02', -5, '', 4),
  sale('a', '2026-01-01', 300, 'Axure RP Pro', 2),
];

test.each<[SaleOrder['field'], SaleOrder['direction'], string]>([
  ['PURCHASED_DATE', 'DESC', 'edcba'],
  ['PURCHASED_DATE', 'ASC', 'abdce'],
  ['AMOUNT', 'ASC', 'bdeca'],
  ['AMOUNT', 'DESC', 'ecadb'],
  ['PRODUCT', 'ASC', 'bcdae'],
  ['PRODUCT', 'DESC', 'edacb'],
  ['TERM', 'ASC', 'edabc'],
  ['TERM', 'DESC', 'cbdae'],
])('by %s %s; equal ones stay newest first', (field, direction, expected) => {
  const ordered = orderSales(SALES, { field, direction });
  expect(ordered.map(({ purchaseId }) => purchaseId).join('')).toBe(expected);
  expect(SALES.map(({ purchaseId }) => purchaseId).join('')).toBe('edcba');
});

test('by date, sales that come in any order', () => {
  const [e, d, , b, a] = SALES;
  const mixed = [b, e, a, d].filter((each) => each !== undefined);
  const datesOf = (direction: SaleOrder['direction']) =>
    orderSales(mixed, { field: 'PURCHASED_DATE', direction }).map(({ purchaseId }) => purchaseId);
  expect(datesOf('ASC').join('')).toBe('abde');
  expect(datesOf('DESC').join('')).toBe('edba');
});
