import { expect, test } from 'vitest';
import { isPurchaseOrder } from './purchase-order';

test.each([
  ['PURCHASE_ORDER', 'PURCHASE_ORDER', true],
  ['braintree-7', 'PURCHASE_ORDER', false],
  [null, 'PURCHASE_ORDER', false],
  ['', '', false],
])('payment id %j with sentinel %j: %s (MAN-23)', (braintreeId, sentinel, expected) => {
  expect(isPurchaseOrder(braintreeId, sentinel)).toBe(expected);
});
