import { describe, expect, it, test } from 'vitest';
import { rpCartCodec } from './cart-query';
import { termText, withCart } from './query-values';

function read(query: string) {
  return rpCartCodec.read(new URLSearchParams(query));
}

describe('the RP cart in the address bar', () => {
  it('is empty and annual without parameters', () => {
    expect(read('')).toEqual({
      quantities: { PRO: 0, TEAM: 0, ENTERPRISE: 0 },
      term: 'ANNUAL',
      subscriptionGroup: null,
    });
  });

  it('prefills quantities, term and group (BUY-05)', () => {
    expect(read('type=0&pro=2&team=1&term=4&sub=ID')).toEqual({
      quantities: { PRO: 2, TEAM: 1, ENTERPRISE: 0 },
      term: 'TWO_YEARS',
      subscriptionGroup: 'ID',
    });
  });

  it('falls back to defaults for values that make no sense (BUY-13)', () => {
    expect(read('pro=-3&team=x&term=9&sub=')).toEqual(read(''));
  });

  it('takes the term by its other name too, and writes the one (NAV-30)', () => {
    const query = new URLSearchParams('preselectedTerm=5');
    expect(rpCartCodec.read(query).term).toBe('THREE_YEARS');
    const monthly = { ...rpCartCodec.read(query), term: 'MONTHLY' as const };
    expect(withCart(query, rpCartCodec, monthly).toString()).toBe('term=1');
  });

  it('is written back without touching other parameters', () => {
    const query = new URLSearchParams('type=0&pro=2&team=1');
    const cart = { ...rpCartCodec.read(query), term: 'MONTHLY' as const, subscriptionGroup: '7' };
    cart.quantities.PRO = 0;
    cart.quantities.ENTERPRISE = 4;
    expect(withCart(query, rpCartCodec, cart).toString()).toBe('type=0&team=1&ent=4&term=1&sub=7');
  });

  it('reads what it wrote', () => {
    const cart = read('pro=5&ent=1&term=5&sub=a%2Fb');
    expect(rpCartCodec.read(withCart(new URLSearchParams(), rpCartCodec, cart))).toEqual(cart);
  });
});

test.each([
  ['term=9', '9'],
  ['preselectedTerm=yearly', 'yearly'],
  ['term=4&preselectedTerm=9', '4'],
  ['', null],
])('of %j, the term is %j (NAV-30)', (query, text) => {
  expect(termText(new URLSearchParams(query))).toBe(text);
});
