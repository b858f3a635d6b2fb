import { expect, it } from 'vitest';
import { receiptFileName } from './receipt-name';

it('names the file after the purchase (CONST-33)', () => {
  expect(receiptFileName('10042')).toBe('Axure Receipt 10042.pdf');
});
