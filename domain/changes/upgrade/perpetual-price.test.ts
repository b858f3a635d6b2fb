import { expect, it, test } from 'vitest';
import { timesQuantity } from '../../money/cents';
import { perpetualUpgradePrice } from './perpetual-price';

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
