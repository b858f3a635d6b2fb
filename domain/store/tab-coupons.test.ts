import { expect, test } from 'vitest';
import { TODAY } from '../testkit/facts';
import { couponFacts } from '../testkit/prices';
import type { BuyTab } from './buy-tab';
import { servesTab } from './tab-coupons';

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
