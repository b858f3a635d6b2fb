import { expect, it, test } from 'vitest';
import {
  checkCart,
  checkCloudQuantities,
  checkDomain,
  checkLicensee,
  checkOrgId,
  checkQuantities,
} from './cart-checks';

const NOBODY = { licenseTo: 'COMPANY' as const, firstName: '', lastName: '', company: '' };
const NONE = { proQuantity: 0, teamQuantity: 0, entQuantity: 0 };

it('wants at least one seat (CART-07)', () => {
  expect(checkQuantities(NONE)).toEqual({
    code: 'EMPTY_CART',
    message: 'Please select a product',
    field: null,
  });
  expect(checkQuantities({ ...NONE, entQuantity: 1 })).toBeNull();
});

test.each([-1, 1.5, Number.NaN, 1e9])(
  'refuses the quantity %d and names its field (D-37)',
  (teamQuantity) => {
    expect(checkQuantities({ ...NONE, proQuantity: 1, teamQuantity })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'cart.teamQuantity',
    });
  },
);

test.each([
  [100_000, null],
  [100_001, 'At most 100,000 of one product can be bought in one order'],
  [1e9, 'At most 100,000 of one product can be bought in one order'],
  [100_000.5, 'Quantities must be whole numbers, zero or more'],
  [-1, 'Quantities must be whole numbers, zero or more'],
])('says of the quantity %d what is wrong with it: %s (D-37, D-138)', (proQuantity, text) => {
  expect(checkQuantities({ ...NONE, proQuantity })?.message ?? null).toBe(text);
});

it('wants a licensee where there is no billing name (CART-08, CART-10)', () => {
  const refusal = { code: 'LICENSEE_REQUIRED', message: 'First and last name are required' };
  for (const firstName of ['', ' '])
    expect(checkLicensee('', { ...NOBODY, firstName })).toEqual({ ...refusal, field: 'licensee.firstName' });
  expect(checkLicensee('', { ...NOBODY, firstName: 'Ann' })).toEqual({
    ...refusal,
    field: 'licensee.lastName',
  });
  expect(checkLicensee('Northwind', NOBODY)).toBeNull();
});

it('refuses first and last name that are too long together, and says so (CART-09)', () => {
  const long = { ...NOBODY, firstName: 'F'.repeat(128), lastName: 'L'.repeat(128) };
  expect(checkLicensee('', long)).toEqual({
    code: 'INVALID_INPUT',
    message: 'First Name and Last Name together can have at most 255 characters',
    field: 'licensee.lastName',
  });
  expect(checkLicensee('Northwind', long)).toBeNull();
});

it('asks for quantities before the licensee (CART-12)', () => {
  expect(checkCart(NONE, '', NOBODY)?.code).toBe('EMPTY_CART');
  expect(checkCart({ ...NONE, proQuantity: 1 }, '', NOBODY)?.code).toBe('LICENSEE_REQUIRED');
  expect(checkCart({ ...NONE, proQuantity: 1 }, 'Northwind', NOBODY)).toBeNull();
});

it('takes as many as an order may have, and not one more (D-138)', () => {
  expect(checkQuantities({ ...NONE, proQuantity: 100_000 })).toBeNull();
  expect(checkQuantities({ ...NONE, proQuantity: 100_001 })?.code).toBe('INVALID_INPUT');
});

it('wants an author or a publisher, and whole numbers of them (CART-07, D-37)', () => {
  const empty = { plan: 'cfb' as const, authorQuantity: 0, publisherQuantity: 0 };
  expect(checkCloudQuantities(empty)?.code).toBe('EMPTY_CART');
  expect(checkCloudQuantities({ ...empty, publisherQuantity: 1 })).toBeNull();
  expect(checkCloudQuantities({ ...empty, authorQuantity: 1.5 })).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'cart.authorQuantity',
  });
});

it('refuses publishers of an organization, and calls a wrong number wrong first (D-31)', () => {
  const cart = { plan: 'cloud' as const, authorQuantity: 1, publisherQuantity: 1 };
  const refusal = { code: 'INVALID_INPUT', field: 'cart.publisherQuantity' };
  expect(checkCloudQuantities(cart)).toMatchObject(refusal);
  expect(checkCloudQuantities({ ...cart, authorQuantity: 0 })).toMatchObject(refusal);
  expect(checkCloudQuantities({ ...cart, authorQuantity: -1 })?.field).toBe('cart.authorQuantity');
  expect(checkCloudQuantities({ ...cart, publisherQuantity: 0 })).toBeNull();
});

test.each([
  ['', true],
  [' Acme.axure.cloud ', true],
  ['a-1', true],
  ['-acme', false],
  ['acme.example', false],
  ['acme/../admin', false],
  ['a'.repeat(64), false],
])('the domain %j may be bought for: %s (CLOUD-17)', (domain, isFine) => {
  expect(checkDomain(domain)?.field ?? null).toBe(isFine ? null : 'cart.domain');
});

test.each([
  ['', true],
  ['org_1-A', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['org 1', false],
  ['<b>', false],
  ['org-1\n', false],
])('the organization %j may be bought for: %s (CLOUD-17)', (orgId, isFine) => {
  expect(checkOrgId(orgId)?.field ?? null).toBe(isFine ? null : 'cart.orgId');
});
