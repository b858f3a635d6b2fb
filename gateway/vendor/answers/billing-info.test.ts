import { describe, expect, test } from 'vitest';
import { billingInfo } from './billing-info';

describe('billing information', () => {
  test('has all of its fields, each under the vendor’s name (BILL-08, REST-14)', () => {
    const answer = {
      company: 'Lee Ltd',
      hasExistingPaymentMethod: true,
      lastFour: '1111',
      cardType: 'Visa',
      cardholderName: 'Ann Lee',
      streetAddress: '1 Main Street',
      locality: 'Berlin',
      region: 'BE',
      postalCode: '10115',
      country: 'Germany',
      vat: 'DE123',
      expirationMonth: 3,
      expirationYear: 2031,
    };
    const withMore = billingInfo.parse({ ...answer, more: 'of something else' });
    expect(withMore).toEqual({ ...answer, cardVersion: '' });
  });

  test('has the version of the card where the vendor gives one', () => {
    const answer = { hasExistingPaymentMethod: true, cardVersion: 'v1' };
    expect(billingInfo.parse(answer).cardVersion).toBe('v1');
  });

  test('may hold numbers where a text is made of digits (REST-14)', () => {
    const answer = {
      company: 1984,
      hasExistingPaymentMethod: true,
      lastFour: 42,
      streetAddress: 221,
      region: 75,
      postalCode: 12345,
      vat: 123456789,
    };
    expect(billingInfo.parse(answer)).toMatchObject({
      company: '1984',
      lastFour: '0042',
      streetAddress: '221',
      region: '75',
      postalCode: '12345',
      vat: '123456789',
    });
    expect(billingInfo.parse({ ...answer, lastFour: 1111 }).lastFour).toBe('1111');
    expect(billingInfo.parse({ ...answer, lastFour: null, vat: null })).toMatchObject({
      lastFour: '',
      vat: '',
    });
    expect(billingInfo.safeParse({ ...answer, lastFour: {} }).success).toBe(false);
  });

  test('an absent card on file has no expiry in any format', () => {
    for (const nothing of [null, '', 0, undefined])
      expect(
        billingInfo.parse({ hasExistingPaymentMethod: 'False', expirationMonth: nothing }).expirationMonth,
      ).toBe(0);
    expect(billingInfo.safeParse({ company: 'Lee' }).success).toBe(false);
  });
});
