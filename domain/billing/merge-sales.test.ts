import { expect, it } from 'vitest';
import { mergeSales, type SaleRecord } from './merge-sales';

function record(overrides: Partial<SaleRecord>): SaleRecord {
  return {
    saleId: 's-1',
    purchaseId: 'p-1',
    productName: 'Axure RP Pro',
    term: 2,
    purchasedDate: '2026-04-11',
    amount: 300_00,
    quantity: 1,
    ...overrides,
  };
}

it('merges the records of one purchase: first record, summed amount, one product per record (SALES-08, D-30)', () => {
  const records = [
    record({}),
    record({
      saleId: 's-2',
      productName: 'Axure RP Team',
      term: 1,
      purchasedDate: '2026-04-12',
      amount: 1008_01,
      quantity: 2_500,
    }),
  ];
  expect(mergeSales(records)).toEqual([
    {
      purchaseId: 'p-1',
      saleId: 's-1',
      term: 2,
      purchasedDate: '2026-04-11',
      products: [
        { name: 'Axure RP Pro', quantity: 1, text: 'Axure RP Pro (1)', amount: 300_00 },
        { name: 'Axure RP Team', quantity: 2_500, text: 'Axure RP Team (2,500)', amount: 1008_01 },
      ],
      amount: 1308_01,
    },
  ]);
});

it('shows the newest first and keeps the order of equal dates (SALES-09)', () => {
  const records = [
    record({ purchaseId: 'old', purchasedDate: '2025-01-01' }),
    record({ purchaseId: 'a' }),
    record({ purchaseId: 'new', purchasedDate: '2026-05-01' }),
    record({ purchaseId: 'b' }),
  ];
  expect(mergeSales(records).map((sale) => sale.purchaseId)).toEqual(['new', 'a', 'b', 'old']);
});

it('is empty without records', () => {
  expect(mergeSales([])).toEqual([]);
});
