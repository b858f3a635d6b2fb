import { expect, test } from 'vitest';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { emptyTabPath, keptSearch, mayResume, resumed } from './tab-path';

test.each([
  ['rp', false, '/buy'],
  ['rp', true, '/buy?cloudauthor=true'],
  ['cfb', false, '/buy?type=cfb'],
  ['cloud', true, '/buy?type=cloud&cloudauthor=true'],
  ['upgrade9', false, '/buy?type=upgrade9'],
] as const)('the empty %s tab, Axure Cloud asked for %s, is %s (BUY-04)', (tab, isAsked, path) => {
  expect(emptyTabPath(tab, isAsked)).toBe(path);
});

test.each([
  ['pro=2&type=0&x=1', 'rp', 'pro=2'],
  ['type=1&product=ASEC20&domain=acme', 'cfb', 'product=ASEC20&domain=acme&type=cfb'],
  ['type=1', 'cfb', ''],
  ['type=2&authorQty=2&cloudauthor=true', 'cloud', 'authorQty=2&type=cloud&cloudauthor=true'],
  ['type=2&authorQty=2', 'cloud', 'authorQty=2&type=cloud'],
  ['type=2&cloudauthor=true', 'cloud', ''],
  ['pro=2&cloudauthor=true', 'rp', 'pro=2'],
  ['type=3&seats=1', 'upgrade9', ''],
] as const)('of %j on the %s tab, %j is kept', (query, tab, kept) => {
  expect(keptSearch(new URLSearchParams(query), tab)).toBe(kept);
});

test.each<[string, BuyTab, string, boolean]>([
  ['', 'rp', 'pro=2', true],
  ['', 'rp', 'product=ASEC20&type=cfb', true],
  ['', 'rp', '', false],
  ['pro=1', 'rp', 'pro=2', false],
  ['type=0', 'rp', 'product=ASEC20&type=cfb', false],
  ['type=0', 'rp', 'pro=2', true],
  ['', 'cfb', 'product=ASEC20&type=cfb', true],
  ['', 'cfb', 'pro=2', false],
  ['type=1&domain=acme', 'cfb', 'product=ASEC20&type=cfb', false],
])('at %j, the %s tab, the cart kept as %j comes back: %s', (query, tab, kept, isBack) => {
  expect(mayResume(new URLSearchParams(query), tab, new URLSearchParams(kept))).toBe(isBack);
});

test('a kept cart is taken up beside what the address says already', () => {
  const kept = new URLSearchParams('product=ASEC20&type=cfb');
  expect(resumed(new URLSearchParams('type=1&x=2'), kept).toString()).toBe('type=1&x=2&product=ASEC20');
  expect(resumed(new URLSearchParams(), kept).toString()).toBe('product=ASEC20&type=cfb');
});
