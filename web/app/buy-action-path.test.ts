import { expect, test } from 'vitest';
import { buyActionPath } from './buy-action-path';

test.each([
  ['add', '123', '', '/buy?sub=123'],
  ['add', undefined, '', '/buy'],
  ['add', 'a b', '?type=1&term=4', '/buy?type=1&term=4&sub=a+b'],
  ['add', '123', '?sub=7', '/buy?sub=7'],
  ['cfb', '123', '', '/buy?type=cfb&sub=123'],
  ['perpUpgrade', undefined, '', '/buy/perpetual-upgrade'],
  ['perpUpgrade', undefined, '?perpSeats=1,2', '/buy?perpSeats=1%2C2&type=upgrade9'],
  ['perpUpgrade', undefined, '?type=0', '/buy?type=0'],
])('/buy/%s with group %s and %j is %s (NAV-04, NAV-07, NAV-30)', (action, subGroupId, search, path) => {
  expect(buyActionPath({ action, subGroupId, search })).toBe(path);
});

test.each([
  'thankyou',
  'ThankYou',
  'change-edition',
  'change-term',
  'perpetual-upgrade',
  'renew',
  'add-users',
  'transfer',
  'reactivate',
  'retry-payment',
])('/buy/%s is never an action (NAV-17)', (action) => {
  expect(buyActionPath({ action, search: '' })).toBeNull();
});
