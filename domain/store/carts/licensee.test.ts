import { describe, expect, it, test } from 'vitest';
import {
  hasLicensee,
  isNameTooLong,
  type Licensee,
  licenseeTooLong,
  oneLineLicensee,
  orderLicensee,
  tooLongFields,
} from './licensee';

const ANN: Licensee = { licenseTo: 'INDIVIDUAL', firstName: ' Ann ', lastName: 'Lee', company: '' };

test.each([
  ['Northwind', '', '', true],
  ['', 'Ann', 'Lee', true],
  ['  ', 'Ann', 'Lee', true],
  ['', 'Ann', ' ', false],
  ['', ' ', 'Lee', false],
  [' ', '', '', false],
  ['', '', 'Lee', false],
  ['', '', '', false],
  ['', '\u200b', 'Lee', false],
  ['', 'Ann', '\u2060\u00ad', false],
  ['', '.', '有', true],
])(
  'billing name %j, names %j %j: enough %s (CART-08, CART-10)',
  (billingName, firstName, lastName, isEnough) => {
    expect(hasLicensee(billingName, { ...ANN, firstName, lastName })).toBe(isEnough);
  },
);

describe('in the order', () => {
  it('a person’s name is sent as the company (CART-09, D-38)', () => {
    expect(orderLicensee('', ANN)).toEqual({ company: 'Ann Lee', firstName: '', lastName: '' });
    expect(orderLicensee('', { ...ANN, company: 'Ignored' }).company).toBe('Ann Lee');
    expect(orderLicensee('', { ...ANN, firstName: ' ' }).company).toBe('Lee');
  });

  it('a company stands beside the names, and without a name it is no company', () => {
    const company = { ...ANN, licenseTo: 'COMPANY' as const };
    expect(orderLicensee('', { ...company, lastName: ' Lee ', company: ' Northwind ' })).toEqual({
      company: 'Northwind',
      firstName: 'Ann',
      lastName: 'Lee',
    });
    for (const unseen of ['', ' ', '\u200b'])
      expect(orderLicensee('', { ...company, company: unseen })).toEqual({
        company: 'Ann Lee',
        firstName: '',
        lastName: '',
      });
  });

  it('the billing name is the licensee (CART-10)', () => {
    expect(orderLicensee(' Northwind ', ANN)).toEqual({ company: 'Northwind', firstName: '', lastName: '' });
    expect(orderLicensee(' ', ANN).company).toBe('Ann Lee');
  });
});

test.each([
  ['firstName', 'First Name can have at most 255 characters'],
  ['lastName', 'Last Name can have at most 255 characters'],
  ['company', 'Company name can have at most 255 characters'],
] as const)('%s that is too long is told as %j', (field, text) => {
  expect(licenseeTooLong(field)).toBe(text);
});

describe('a name of first and last', () => {
  const long: Licensee = { ...ANN, firstName: 'F'.repeat(127), lastName: 'L'.repeat(127) };

  it('fits into what a licensee can have, the space between them counted (CART-09)', () => {
    expect(isNameTooLong('', long)).toBe(false);
    expect(isNameTooLong('', { ...long, lastName: ` ${'L'.repeat(127)} ` })).toBe(false);
    expect(isNameTooLong('', { ...long, lastName: 'L'.repeat(128) })).toBe(true);
  });

  it('is not joined beside a company or a billing name, and may be as long as its fields there', () => {
    const each = { ...long, firstName: 'F'.repeat(255), lastName: 'L'.repeat(255) };
    const company = { ...each, licenseTo: 'COMPANY' as const, company: 'Northwind' };
    expect(isNameTooLong('', company)).toBe(false);
    expect(isNameTooLong('Northwind', each)).toBe(false);
    expect(isNameTooLong('', { ...company, company: ' ' })).toBe(true);
    expect(isNameTooLong(' ', each)).toBe(true);
  });
});

test('pasted names are sent on one line, without direction marks', () => {
  const names = { lastName: 'Lee\tLi', company: '\u202eNorthwind\u202c\nLtd' };
  expect(oneLineLicensee({ ...ANN, ...names, licenseTo: 'COMPANY' })).toEqual({
    licenseTo: 'COMPANY',
    firstName: 'Ann',
    lastName: 'Lee Li',
    company: 'Northwind Ltd',
  });
});

test('a company typed before the choice of an individual is neither sent nor too long', () => {
  const individual: Licensee = { ...ANN, licenseTo: 'INDIVIDUAL', company: 'N'.repeat(300) };
  expect(oneLineLicensee(individual).company).toBe('');
  expect(tooLongFields(individual)).toEqual([]);
  expect(tooLongFields({ ...individual, licenseTo: 'COMPANY' })).toEqual(['company']);
});
