import { expect, it, test } from 'vitest';
import { checkCart, checkLicensee, checkQuantities } from './cart-checks';

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

it('wants a licensee where there is no billing name (CART-08, CART-10)', () => {
  const refusal = { code: 'LICENSEE_REQUIRED', message: 'First and last name are required' };
  expect(checkLicensee('', NOBODY)).toEqual({ ...refusal, field: 'licensee.firstName' });
  expect(checkLicensee('', { ...NOBODY, firstName: 'Ann' })).toEqual({
    ...refusal,
    field: 'licensee.lastName',
  });
  expect(checkLicensee('Northwind', NOBODY)).toBeNull();
});

it('asks for quantities before the licensee (CART-12)', () => {
  expect(checkCart(NONE, '', NOBODY)?.code).toBe('EMPTY_CART');
  expect(checkCart({ ...NONE, proQuantity: 1 }, '', NOBODY)?.code).toBe('LICENSEE_REQUIRED');
  expect(checkCart({ ...NONE, proQuantity: 1 }, 'Northwind', NOBODY)).toBeNull();
});
