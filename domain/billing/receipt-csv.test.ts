import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMoney, sumCents } from '../money/cents';
import { totalOfSales } from './find-sales';
import { type MergedSale, mergeSales, type SaleRecord } from './merge-sales';
import { receiptCsv } from './receipt-csv';

const record = (overrides: Partial<SaleRecord>): SaleRecord => ({
  saleId: 's-1',
  purchaseId: 'AX-1',
  productName: 'Axure RP Pro',
  term: 2,
  purchasedDate: '2026-04-11',
  amount: 300_00,
  quantity: 1,
  ...overrides,
});

function readCsv(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (const [, text = '', end] of csv.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

it('lists sales with their sum', () => {
  const sales = mergeSales([
    record({}),
    record({ productName: 'Axure RP "Team", large', amount: 1_008_01, quantity: 2 }),
    record({ purchaseId: 'AX-0', purchasedDate: '2026-01-31', amount: -5_00, term: 1 }),
  ]);
  expect(readCsv(receiptCsv(sales))).toEqual([
    ['Order Number', 'Date', 'Products', 'Billing Term', 'Amount USD'],
    ['AX-1', '2026-04-11', 'Axure RP Pro (1); Axure RP "Team", large (2)', 'Annual', '1308.01'],
    ['AX-0', '2026-01-31', 'Axure RP Pro (1)', 'Monthly', '-5.00'],
    ['Total', '', '', '', '1303.01'],
  ]);
});

it('has a sum of zero without sales', () => {
  expect(readCsv(receiptCsv([])).at(-1)).toEqual(['Total', '', '', '', '0.00']);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '＋1', '－1', '＠1'])(
  'marks %j as a text',
  (text) => {
    const [, row] = readCsv(receiptCsv(mergeSales([record({ purchaseId: text, productName: text })])));
    expect(row?.[0]).toBe(`'${text}`);
    expect(row?.[2]).toBe(`'${text} (1)`);
  },
);

it.each(['\n', '\r', '\r\n', '\n\n', '\u2028', '\v'])(
  'writes a name with %j in one line, as a text',
  (end) => {
    const name = `${end}=1${end}@2`;
    const [, row] = readCsv(receiptCsv(mergeSales([record({ purchaseId: name, productName: name })])));
    expect([row?.[0], row?.[2]]).toEqual(["' =1 @2", "' =1 @2 (1)"]);
  },
);

it('marks each product of a purchase, since a semicolon can start a new cell', () => {
  const sales = mergeSales([
    record({}),
    record({ productName: '=1+1' }),
    record({ productName: '\n-1' }),
    record({ productName: 'a;+b; @c; d' }),
  ]);
  const [, row] = readCsv(receiptCsv(sales));
  expect(row?.[2]).toBe("Axure RP Pro (1); '=1+1 (1); ' -1 (1); a;'+b;' @c; d (1)");
});

it('adds up for any sales, and holds each in a row of five cells', () => {
  const anySale = fc.record({
    saleId: fc.string(),
    purchaseId: fc.string({ unit: 'binary' }),
    productName: fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', 'a', ' ', 'é') }),
    term: fc.constantFrom(1 as const, 2 as const, 4 as const, 5 as const),
    purchasedDate: fc.constantFrom('2025-12-31', '2026-01-01', '2026-04-11'),
    amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    quantity: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 30 }), (records) => {
      const sales: MergedSale[] = mergeSales(records);
      const [head, ...rows] = readCsv(receiptCsv(sales));
      const total = rows.pop();
      const amounts = rows.map((row) => parseMoney(row[4] ?? '') ?? Number.NaN);
      expect(head).toHaveLength(5);
      expect(rows.every((row) => row.length === 5)).toBe(true);
      const texts = rows.flatMap(([id = '', , names = '']) => [id, ...names.split(';')]);
      expect(texts.filter((text) => /^\s*[=+\-@]|[\r\n]/.test(text))).toEqual([]);
      expect(amounts).toEqual(sales.map(({ amount }) => amount));
      expect(parseMoney(total?.[4] ?? '')).toBe(sumCents(amounts));
      expect(sumCents(amounts)).toBe(totalOfSales(sales));
    }),
    { numRuns: 500 },
  );
});
