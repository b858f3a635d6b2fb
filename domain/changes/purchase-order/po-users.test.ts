import { expect, it, test } from 'vitest';
import { checkPoUsers } from './po-users';

const COMPANY = { licenseTo: 'COMPANY', company: 'Lee Ltd', firstName: '', lastName: '' } as const;
const PERSON = { licenseTo: 'INDIVIDUAL', company: '', firstName: 'Ann', lastName: 'Lee' } as const;
const asked = { quantities: { proQuantity: 1 }, billingName: '', licensee: COMPANY, groupId: 'sub-1' };

it('takes users of a company and of a person', () => {
  expect(checkPoUsers(asked)).toBeNull();
  expect(checkPoUsers({ ...asked, licensee: PERSON })).toBeNull();
});

it('names the cart, then the licensee, then the group (PO-19, ERR-52, ERR-53, ERR-54)', () => {
  const nothing = { quantities: { proQuantity: 0, teamQuantity: 0, entQuantity: 0 }, groupId: null };
  const bare = { ...asked, ...nothing, licensee: { ...COMPANY, company: ' ' } };
  expect(checkPoUsers(bare)?.message).toBe('Your cart is empty! Please select cart items.');
  expect(checkPoUsers({ ...bare, quantities: { teamQuantity: 2 } })?.message).toBe('Please enter a licensee');
  expect(checkPoUsers({ ...bare, quantities: { teamQuantity: 2 }, licensee: COMPANY })?.message).toBe(
    'Subscription group missing. Please contact Axure Suppport.',
  );
});

test.each([
  ['a company without a name', { ...COMPANY, company: '' }, 'licensee.company'],
  ['a company that is a person', { ...PERSON, licenseTo: 'COMPANY' }, 'licensee.company'],
  ['a person without a last name', { ...PERSON, lastName: ' ' }, 'licensee.lastName'],
  ['a company whose name cannot be seen', { ...COMPANY, company: '\u200b' }, 'licensee.company'],
  ['a person without a first name', { ...PERSON, firstName: ' ' }, 'licensee.firstName'],
] as const)('asks %s for a licensee (PO-17)', (_, licensee, field) => {
  expect(checkPoUsers({ ...asked, licensee })).toMatchObject({ code: 'LICENSEE_REQUIRED', field });
  expect(checkPoUsers({ ...asked, licensee, billingName: 'Lee Ltd' })).toBeNull();
  expect(checkPoUsers({ ...asked, licensee, billingName: ' ' })).toMatchObject({ field });
});

it('distinguishes an invalid quantity from an empty cart (PO-16)', () => {
  expect(checkPoUsers({ ...asked, quantities: { proQuantity: 1.5 } })?.code).toBe('INVALID_INPUT');
  expect(checkPoUsers({ ...asked, quantities: {} })?.code).toBe('EMPTY_CART');
});
