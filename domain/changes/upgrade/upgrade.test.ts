import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumCents, timesQuantity } from '../../money/cents';
import {
  checkUpgradeSeats,
  perpetualUpgradePrice,
  priceUpgrade,
  upgradeBasis,
  upgradeLines,
} from './upgrade';

const license = (product: string, seatId = product) => ({ seatId, product });

describe('the price of an upgrade', () => {
  test('is 400 for Pro and 199 for Team (PERP-06)', () => {
    const priced = priceUpgrade([
      license('Axure RP 8 Pro', 'a'),
      license('Axure RP 8 Pro', 'b'),
      license('Axure RP 8 Team', 'c'),
    ]);
    expect(priced.total).toBe(999_00);
    expect([priced.proQuantity, priced.teamQuantity]).toEqual([2, 1]);
  });

  test('counts Enterprise like Pro (D-84)', () => {
    expect(priceUpgrade([license('Axure RP 8 Enterprise')])).toMatchObject({
      proQuantity: 1,
      teamQuantity: 0,
      total: 400_00,
    });
  });

  test('leaves out what cannot be upgraded (PERP-03, D-121)', () => {
    const priced = priceUpgrade([license('Axure RP 9 Team', 'old'), license('Axure RP 9 Pro', 'new')]);
    expect(priced.skippedSeatIds).toEqual(['old']);
    expect(priced.seats).toEqual([{ seatId: 'new', product: 'Axure RP 9 Pro', price: 400_00 }]);
  });

  test('is the sum of its parts, and every license is either bought or skipped', () => {
    const product = fc.constantFrom(
      'Axure RP 8 Pro',
      'Axure RP 8 Team',
      'Axure RP 9 Team',
      'Axure RP 9 Pro',
      '',
    );
    fc.assert(
      fc.property(fc.array(product), (products) => {
        const priced = priceUpgrade(products.map((name, index) => license(name, String(index))));
        expect(priced.seats.length + priced.skippedSeatIds.length).toBe(products.length);
        expect(priced.total).toBe(priced.proQuantity * 400_00 + priced.teamQuantity * 199_00);
      }),
    );
  });
});

test.each([
  ['nothing', [], 'EMPTY_CART'],
  ['one license twice', ['a', 'b', 'a'], 'INVALID_INPUT'],
  ['more than an order holds', Array.from({ length: 501 }, (_, index) => String(index)), 'INVALID_INPUT'],
  ['two licenses', ['a', 'b'], undefined],
  ['as many as an order holds', Array.from({ length: 500 }, (_, index) => String(index)), undefined],
])('an upgrade of %s is answered %3$s', (_what, seatIds, code) => {
  expect(checkUpgradeSeats(seatIds)?.code).toBe(code);
});

test('a preview rests on its licenses and prices, in any order', () => {
  const a = license('Axure RP 8 Pro', 'a');
  const b = license('Axure RP 8 Team', 'b');
  const basis = (...licenses: (typeof a)[]) => upgradeBasis('ann', priceUpgrade(licenses));
  expect(basis(a, b)).toBe(basis(b, a));
  expect(basis(a, b)).not.toBe(basis(a));
  expect(basis(a)).not.toBe(basis({ ...a, product: 'Axure RP 8 Team' }));
  expect(basis(a)).not.toBe(basis({ ...a, seatId: 'c' }));
  expect(basis(a)).not.toBe(upgradeBasis('bob', priceUpgrade([a])));
});

test.each([
  ['Axure RP 8 Pro', 400_00],
  ['Axure RP 8 Team', 199_00],
  ['Axure RP 8 Pro Team', 400_00],
  ['Axure RP 8 Enterprise', 400_00],
  ['axure rp 8 pro', 400_00],
  ['axure rp 8 team', 400_00],
])('upgrading %s costs %i cents (PRICE-19, D-46)', (product, price) => {
  expect(perpetualUpgradePrice(product)).toBe(price);
});

it('P1: two Pro and one Team cost $999 (PRICE-19, PERP-06, T-12)', () => {
  const total =
    timesQuantity(perpetualUpgradePrice('Axure RP 8 Pro'), 2) + perpetualUpgradePrice('Axure RP 8 Team');
  expect(total).toBe(999_00);
});

const PRODUCTS = ['Axure RP 8 Pro', 'Axure RP 8 Team', 'Axure RP 8 Enterprise', 'Axure RP 9 Pro'];

test('upgrades of one product are one line with their total', () => {
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
