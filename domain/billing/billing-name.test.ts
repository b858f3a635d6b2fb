import { describe, expect, it } from 'vitest';
import { parseBillingName } from './billing-name';

describe('a billing name', () => {
  it.each([
    ['Northwind Ltd', 'Northwind Ltd'],
    ['  Northwind Ltd \n', 'Northwind Ltd'],
    ['Northwind\r\nLtd', 'Northwind Ltd'],
    ['bell\u0007 and null\u0000', 'bell and null'],
    ['株式会社ノース', '株式会社ノース'],
    ['\u202eNorthwind\u202c Ltd', 'Northwind Ltd'],
    ['!', '!'],
    ['n'.repeat(255), 'n'.repeat(255)],
  ])('of %j is kept as %j', (typed, name) => {
    expect(parseBillingName(typed)).toEqual({ ok: true, name });
  });

  it.each(['', '   ', '\t\n', '\u0000', '\u200b\u200d', '\u00a0\u3000', '\u202e'])(
    'of %j is blank',
    (typed) => {
      expect(parseBillingName(typed)).toEqual({ ok: false, message: 'Billing name cannot be blank' });
    },
  );

  it('of more than 255 characters is refused', () => {
    expect(parseBillingName('n'.repeat(256))).toEqual({
      ok: false,
      message: 'Billing name can have at most 255 characters',
    });
  });
});
