import { expect, test } from 'vitest';
import {
  buyPath,
  changeEditionPath,
  changeTermPath,
  confirmationPath,
  managePath,
  upgradeCodePath,
} from './paths';

test('paths carry only what they were given, encoded', () => {
  expect(managePath()).toBe('/manage');
  expect(managePath({ sub: 'a b', assign: true })).toBe('/manage?sub=a%20b&assign=true');
  expect(managePath({ cloud: true, sub: '7' })).toBe('/manage?cloud=true&sub=7');
  expect(managePath({ rp: true })).toBe('/manage?cloud=false');
  expect(buyPath({ type: 'rp', sub: '7' })).toBe('/buy?type=rp&sub=7');
  expect(changeEditionPath(0)).toBe('/buy/change-edition?newEdition=0');
  expect(changeTermPath(5)).toBe('/buy/change-term?newTerm=5');
  expect(upgradeCodePath('UPG 9')).toBe('/buy?type=3&upgradeCode=UPG%209');
  expect(confirmationPath('a/b')).toBe('/buy/thankyou/a%2Fb');
});
