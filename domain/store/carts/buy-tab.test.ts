import { expect, it, test } from 'vitest';
import { TODAY } from '../../testkit/facts';
import { couponFacts } from '../../testkit/prices';
import { type BuyTab, buyTab, CART_TYPES, cfbChoice, isCloudAuthorEnabled, servesTab } from './buy-tab';

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

it('an address without a domain enables no cloud author, even if no company domain is set (BUY-09)', () => {
  const question = { configFlag: false, query: 'true', internalDomain: '' };
  expect(isCloudAuthorEnabled({ ...question, email: 'ann@' })).toBe(false);
});

test.each([
  [null, false, 'bundle'],
  [null, true, 'seats'],
  ['bundle', false, 'bundle'],
  ['bundle', true, 'bundle'],
  ['seats', false, 'seats'],
  ['seats', true, 'seats'],
] as const)(
  'asked for %s, group of seats %s: the tab sells a %s (D-31)',
  (chosen, isGroupOfSeats, choice) => {
    expect(cfbChoice({ chosen, isGroupOfSeats })).toBe(choice);
  },
);

const BUNDLE_MONTHLY = 1305013;
const AUTHOR_TWO_YEARS = 1601002;
const BUSINESS_PUBLISHER_ANNUAL = 1801001;

test.each<[what: string, overrides: Parameters<typeof couponFacts>[0], tabs: BuyTab[]]>([
  ['for Pro seats', {}, ['rp']],
  ['that ends today', { endDate: TODAY }, ['rp']],
  ['that ended yesterday', { endDate: '2026-04-10' }, []],
  ['of a type that takes nothing off', { type: 'OTHER' }, []],
  ['that is used up', { remainingUses: 0 }, []],
  ['for renewals', { isRenewal: true }, []],
  ['for no product', { productIds: [] }, []],
  ['for a bundle', { productIds: [BUNDLE_MONTHLY] }, ['cfb']],
  ['for publishers', { productIds: [BUSINESS_PUBLISHER_ANNUAL] }, ['cfb']],
  ['for authors of organizations', { productIds: [AUTHOR_TWO_YEARS] }, ['cloud']],
  ['for Team seats and a bundle', { productIds: [812300, BUNDLE_MONTHLY] }, ['rp', 'cfb']],
])('a coupon %s serves the tabs %j, %j (COUP-05, COUP-06, COUP-08)', (_, overrides, tabs) => {
  const all: BuyTab[] = ['rp', 'cfb', 'cloud', 'upgrade9'];
  expect(all.filter((tab) => servesTab(couponFacts(overrides), tab, TODAY))).toEqual(tabs);
});
