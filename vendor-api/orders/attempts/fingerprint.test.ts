import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './open-attempt';

const ORDER = {
  ...{ proQuantity: '1', term: '2', seatIds: ['a', 'b'], userTotalPrice: '300.00' },
  ...{ replacePaymentMethod: true, useExistingPaymentMethod: false, nonce: 'n1', recaptchaToken: 'c1' },
};
const of = (overrides: object = {}, user = 'ann', action = 'buy') =>
  fingerprintOf(user, action, { ...ORDER, ...overrides });

describe('the fingerprint of an order', () => {
  it('is the same for any order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(ORDER).toReversed());
    const rotated = Object.fromEntries([
      ...Object.entries(ORDER).slice(3),
      ...Object.entries(ORDER).slice(0, 3),
    ]);
    expect(fingerprintOf('ann', 'buy', reversed)).toBe(of());
    expect(fingerprintOf('ann', 'buy', rotated)).toBe(of());
  });

  it('is the same for any order of a list, and for any number of repeats in it', () => {
    expect(of({ seatIds: ['b', 'a', 'b'] })).toBe(of());
    expect(of({ seatIds: [{ id: 2 }, { id: 1 }] })).toBe(of({ seatIds: [{ id: 1 }, { id: 2 }] }));
  });

  it('is the same with other proofs and another address of the card', () => {
    expect(of({ nonce: 'n2', recaptchaToken: 'c2', city: 'Berlin', cardVersion: 'v2' })).toBe(of());
  });

  it.each([
    ['another quantity', { proQuantity: '2' }],
    ['another price', { userTotalPrice: '301.00' }],
    ['other seats', { seatIds: ['a', 'c'] }],
    ['fewer seats', { seatIds: ['a'] }],
    ['the card on file', { replacePaymentMethod: false, useExistingPaymentMethod: true }],
    ['the card on file as well', { useExistingPaymentMethod: true }],
    ['one field more', { teamQuantity: '1' }],
  ])('is another one with %s', (_name, overrides) => {
    expect(of(overrides)).not.toBe(of());
  });

  it('is another one of another customer, and of another action', () => {
    expect(of({}, 'bob')).not.toBe(of());
    expect(of({}, 'ann', 'renew')).not.toBe(of());
  });
});
