import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from '../../money/cents';
import { priceUpgrade } from './upgrade';
import { upgradeLines } from './upgrade-lines';

const PRODUCTS = ['Axure RP 8 Pro', 'Axure RP 8 Team', 'Axure RP 8 Enterprise', 'Axure RP 9 Pro'];

test('upgrades of one product are one line, and say what they come to', () => {
  const seats = ['a', 'b'].map((seatId) => ({ seatId, product: 'Axure RP 8 Pro' }));
  expect(upgradeLines(priceUpgrade(seats))).toEqual([
    {
      product: 'Axure RP 9 Team, upgrade from Axure RP 8 Pro',
      quantity: 2,
      unitPrice: 400_00,
      total: 800_00,
      derivation: [
        {
          kind: 'LIST_PRICE',
          label: 'Axure RP 9 Team, upgrade from Axure RP 8 Pro × 2',
          explanation: '$400.00 × 2',
          quantity: 2,
          perItem: 400_00,
          amount: 800_00,
        },
      ],
    },
  ]);
});

test('the lines, and the steps of each, add up to the price', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PRODUCTS)), (products) => {
      const priced = priceUpgrade(products.map((product, index) => ({ seatId: String(index), product })));
      const lines = upgradeLines(priced);
      expect(sumCents(lines.map(({ total }) => total))).toBe(priced.total);
      for (const { derivation, total } of lines)
        expect(sumCents(derivation.map(({ amount }) => amount))).toBe(total);
    }),
  );
});
