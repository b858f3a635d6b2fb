import { expect, test } from 'vitest';
import { buyPath, confirmationPath, managePath } from './paths';

test('paths carry only what they were given, encoded', () => {
  expect(managePath()).toBe('/manage');
  expect(managePath({ sub: 'a b', assign: true })).toBe('/manage?sub=a%20b&assign=true');
  expect(buyPath({ type: 'rp', sub: '7' })).toBe('/buy?type=rp&sub=7');
  expect(confirmationPath('a/b')).toBe('/buy/thankyou/a%2Fb');
});
