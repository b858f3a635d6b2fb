import { expect, it, test } from 'vitest';
import { receiptFileName } from './receipt-archive';

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
