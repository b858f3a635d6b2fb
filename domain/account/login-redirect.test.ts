import { expect, it, test } from 'vitest';
import { KEPT_PARAMETERS, loginRedirect } from './login-redirect';

test.each([
  ['', '/manage'],
  ['?redirect=/buy&type=0&pro=2&team=1&term=4', '/buy?type=0&pro=2&team=1&term=4'],
  ['?redirect=/manage&cloud=true&sub=7&assign=true', '/manage?cloud=true&sub=7'],
  ['?redirect=/buy/change-term&newTerm=1&isCloud=true&subId=7&code=c', '/buy/change-term?isCloud=true'],
  [
    '?redirect=%2Fbuy%2Fchange-term%3FnewTerm%3D1%26isCloud%3Dtrue%26subId%3D7&code=c',
    '/buy/change-term?newTerm=1&isCloud=true&subId=7',
  ],
  [
    '?redirect=/buy&orgId=3&domain=d&authorQty=1&publisherQty=2',
    '/buy?orgId=3&domain=d&authorQty=1&publisherQty=2',
  ],
  ['?redirect=https://evil.example/', '/manage'],
  ['?redirect=//evil', '/manage'],
  ['?redirect=/buy&type=0&pro=3&foo=1&code=c', '/buy?type=0&pro=3'],
])('/login%s leads to %s (T-11, AUTH-10)', (search, place) => {
  expect(loginRedirect(search)).toBe(place);
});

it('replaces equal names and lets no code survive (D-06)', () => {
  expect(loginRedirect('?redirect=%2Fbuy%3Fpro%3D1%26code%3Dold%26x%3D2&pro=3&code=new')).toBe(
    '/buy?pro=3&x=2',
  );
});

it('goes to manage with the kept names when no target is given', () => {
  expect(loginRedirect('?sub=7&code=c')).toBe('/manage?sub=7');
});

it('keeps eleven names', () => {
  expect(KEPT_PARAMETERS).toHaveLength(11);
});
