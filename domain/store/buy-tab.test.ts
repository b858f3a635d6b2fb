import { expect, it, test } from 'vitest';
import { buyTab, CART_TYPES, isCloudAuthorEnabled } from './buy-tab';

it('has the numbers of the vendor (CART-01, ENUM-08)', () => {
  expect(CART_TYPES).toEqual({ rp: 0, cfb: 1, cloud: 2, upgrade9: 3 });
});

test.each([
  [null, false, false, 'rp'],
  [null, true, false, 'cfb'],
  ['0', true, true, 'rp'],
  ['rp', false, true, 'rp'],
  ['1', false, false, 'cfb'],
  ['cfb', false, false, 'cfb'],
  ['2', false, true, 'cloud'],
  ['cloud', false, true, 'cloud'],
  ['2', false, false, 'rp'],
  ['cloud', false, false, 'rp'],
  ['3', false, false, 'upgrade9'],
  ['upgrade9', false, false, 'upgrade9'],
  ['9', false, true, 'rp'],
  ['', true, true, 'rp'],
])(
  'type %j, /buy/cfb %s, cloud author %s opens %s (BUY-03, BUY-04, T-10)',
  (type, isCfbRoute, isCloudAuthor, tab) => {
    expect(buyTab({ type, isCfbRoute, isCloudAuthorEnabled: isCloudAuthor })).toBe(tab);
  },
);

test.each([
  [true, null, 'ann@x.example', true],
  [false, 'true', 'ann@axure.com', true],
  [false, 'true', 'ann@AXURE.com', true],
  [false, 'true', 'ann@x.example', false],
  [false, 'true', 'ann@axure.com@x.example', false],
  [false, 'true', 'ann@sub.axure.com', false],
  [false, 'true', 'axure.com', false],
  [false, 'yes', 'ann@axure.com', false],
  [false, null, 'ann@axure.com', false],
])('flag %s, query %j, %s: cloud author %s (BUY-09, D-35)', (configFlag, query, email, isEnabled) => {
  expect(isCloudAuthorEnabled({ configFlag, query, email, internalDomain: 'axure.com' })).toBe(isEnabled);
});
