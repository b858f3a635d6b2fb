import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUpgradeSeats, priceUpgrade, upgradeBasis } from './upgrade';

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

  test('is the sum of its parts, and every licence is either bought or skipped', () => {
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
  ['one licence twice', ['a', 'b', 'a'], 'INVALID_INPUT'],
  ['more than an order holds', Array.from({ length: 501 }, (_, index) => String(index)), 'INVALID_INPUT'],
  ['two licences', ['a', 'b'], undefined],
  ['as many as an order holds', Array.from({ length: 500 }, (_, index) => String(index)), undefined],
])('an upgrade of %s is answered %3$s', (_what, seatIds, code) => {
  expect(checkUpgradeSeats(seatIds)?.code).toBe(code);
});

test('a preview stands for its licences and prices, in whatever order they are chosen', () => {
  const a = license('Axure RP 8 Pro', 'a');
  const b = license('Axure RP 8 Team', 'b');
  const basis = (...licenses: (typeof a)[]) => upgradeBasis('ann', priceUpgrade(licenses));
  expect(basis(a, b)).toBe(basis(b, a));
  expect(basis(a, b)).not.toBe(basis(a));
  expect(basis(a)).not.toBe(basis({ ...a, product: 'Axure RP 8 Team' }));
  expect(basis(a)).not.toBe(upgradeBasis('bob', priceUpgrade([a])));
});
