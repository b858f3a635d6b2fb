import { expect, test } from 'vitest';
import { buyerLines, closingLines, type Receipt } from './receipt';

const LEE = 'Lee \u202eLtd\u2069';

const receipt: Receipt = {
  orderNumber: 'AX-7K3M-9QPD',
  isRenewal: false,
  purchasedOn: '2026-04-11',
  termCode: 2,
  licensee: LEE,
  buyer: {
    name: LEE,
    email: 'ann@lee.example',
    address: {
      streetAddress: '1 \u202eMain Street',
      locality: '\u202eBerlin',
      region: '',
      postalCode: '10115',
      country: 'Germany',
    },
    vat: '',
    cardholderName: 'Ann \u202eLee',
  },
  lines: [],
  totalCents: 30_000,
  card: { cardType: 'Visa', lastFour: '1111' },
};

test('a mark of direction in a name or an address turns nothing around on a receipt', () => {
  expect(buyerLines(receipt)).toEqual([
    'Lee Ltd',
    '1 Main Street',
    'Berlin, 10115',
    'Germany',
    'ann@lee.example',
  ]);
  expect(closingLines(receipt)).toEqual([
    'Paid by Visa ending in 1111',
    'Card holder Ann Lee',
    'Licensed to Lee Ltd',
  ]);
});
