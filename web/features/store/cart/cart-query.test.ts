import { describe, expect, it } from 'vitest';
import { readCart, writeCart } from './cart-query';

function read(query: string) {
  return readCart(new URLSearchParams(query));
}

describe('the cart in the address bar', () => {
  it('is empty and annual when nothing is said', () => {
    expect(read('')).toEqual({
      quantities: { PRO: 0, TEAM: 0, ENTERPRISE: 0 },
      term: 'ANNUAL',
      subscriptionGroup: null,
    });
  });

  it('prefills quantities, term and group', () => {
    expect(read('type=0&pro=2&team=1&term=4&sub=ID')).toEqual({
      quantities: { PRO: 2, TEAM: 1, ENTERPRISE: 0 },
      term: 'TWO_YEARS',
      subscriptionGroup: 'ID',
    });
  });

  it('falls back to defaults for values that make no sense', () => {
    expect(read('pro=-3&team=x&term=9&sub=')).toEqual(read(''));
  });

  it('is written back without touching other parameters', () => {
    const query = new URLSearchParams('type=0&pro=2&team=1');
    const cart = { ...readCart(query), term: 'MONTHLY' as const, subscriptionGroup: '7' };
    cart.quantities.PRO = 0;
    cart.quantities.ENTERPRISE = 4;
    expect(writeCart(query, cart).toString()).toBe('type=0&team=1&ent=4&term=1&sub=7');
  });

  it('reads what it wrote', () => {
    const cart = read('pro=5&ent=1&term=5&sub=a%2Fb');
    expect(readCart(writeCart(new URLSearchParams(), cart))).toEqual(cart);
  });
});
