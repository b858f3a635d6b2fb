import { expect, it, test } from 'vitest';
import {
  archivedSales,
  archiveFileName,
  csvFileName,
  fitsArchive,
  MOST_RECEIPTS,
  receiptFileName,
} from './receipt-archive';

it('names the file after the purchase (CONST-33)', () => {
  expect(receiptFileName('10042')).toBe('Axure Receipt 10042.pdf');
});

test.each([
  ['../../etc/passwd', 'Axure Receipt .._.._etc_passwd.pdf'],
  ['a\\b:c', 'Axure Receipt a_b_c.pdf'],
  ['a\r\n"b"\u0000', 'Axure Receipt a___b__.pdf'],
])('keeps %j from being a path or a header', (purchaseId, fileName) => {
  expect(receiptFileName(purchaseId)).toBe(fileName);
});

test.each([
  [0, false],
  [1, true],
  [MOST_RECEIPTS, true],
  [MOST_RECEIPTS + 1, false],
])('an archive of %i receipts can be had: %s', (count, fits) => {
  expect(fitsArchive(count)).toBe(fits);
});

it('names the archive and the list of receipts after their period', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(archiveFileName(year)).toBe('Axure Receipts 2026-01-01 to 2026-12-31.zip');
  expect(csvFileName(year)).toBe('Receipts 2026-01-01 to 2026-12-31.csv');
});

it('an archive holds the purchases of its first and its last day, and those between, each once', () => {
  const sold = (purchaseId: string, purchasedDate: string, saleId = purchaseId) => ({
    ...{ saleId, purchaseId, productName: 'Axure RP Pro', term: 2 as const },
    ...{ purchasedDate, amount: 300_00, quantity: 1 },
  });
  const records = [
    sold('before', '2025-12-31'),
    sold('first', '2026-01-01'),
    sold('first', '2026-01-01', 'its-second-line'),
    sold('last', '2026-12-31'),
    sold('after', '2027-01-01'),
  ];
  const archived = archivedSales(records, { from: '2026-01-01', to: '2026-12-31' });
  expect(archived.map(({ purchaseId }) => purchaseId)).toEqual(['last', 'first']);
});
