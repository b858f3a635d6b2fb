import { expect, test } from 'vitest';
import { archiveFileName, csvFileName, fitsArchive, MOST_RECEIPTS, receiptFileName } from './receipt-archive';

test.each([
  [0, false],
  [1, true],
  [MOST_RECEIPTS, true],
  [MOST_RECEIPTS + 1, false],
])('an archive of %i receipts can be had: %s', (count, fits) => {
  expect(fitsArchive(count)).toBe(fits);
});

test('files are named by their period, receipts by their order, whatever it is called (CONST-33)', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(archiveFileName(year)).toBe('Axure Receipts 2026-01-01 to 2026-12-31.zip');
  expect(csvFileName(year)).toBe('Receipts 2026-01-01 to 2026-12-31.csv');
  expect(receiptFileName('AX-1')).toBe('Axure Receipt AX-1.pdf');
  expect(receiptFileName('../a\\b:c\u0000')).toBe('Axure Receipt .._a_b_c_.pdf');
});
