import { describe, expect, it, test } from 'vitest';
import { hasLicensee, type Licensee, orderLicensee } from './licensee';

const ANN: Licensee = { licenseTo: 'INDIVIDUAL', firstName: ' Ann ', lastName: 'Lee', company: '' };

test.each([
  ['Northwind', '', '', true],
  ['', 'Ann', 'Lee', true],
  ['  ', 'Ann', 'Lee', true],
  ['', 'Ann', ' ', false],
  ['', '', 'Lee', false],
  ['', '', '', false],
])(
  'billing name %j, names %j %j: enough %s (CART-08, CART-10)',
  (billingName, firstName, lastName, isEnough) => {
    expect(hasLicensee(billingName, { ...ANN, firstName, lastName })).toBe(isEnough);
  },
);

describe('in the order', () => {
  it('somebody who is no company is sent as company by name (CART-09, D-38)', () => {
    expect(orderLicensee('', ANN)).toEqual({ company: 'Ann Lee', firstName: '', lastName: '' });
    expect(orderLicensee('', { ...ANN, company: 'Ignored' }).company).toBe('Ann Lee');
  });

  it('a company stands beside the names, and without a name it is no company', () => {
    const company = { ...ANN, licenseTo: 'COMPANY' as const };
    expect(orderLicensee('', { ...company, company: ' Northwind ' })).toEqual({
      company: 'Northwind',
      firstName: 'Ann',
      lastName: 'Lee',
    });
    expect(orderLicensee('', company)).toEqual({ company: 'Ann Lee', firstName: '', lastName: '' });
  });

  it('the billing name is the licensee (CART-10)', () => {
    expect(orderLicensee(' Northwind ', ANN)).toEqual({ company: 'Northwind', firstName: '', lastName: '' });
  });
});
