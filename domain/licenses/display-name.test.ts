import { expect, test } from 'vitest';
import { displayName } from './display-name';

test.each([
  [0, 'Axure RP Pro'],
  [1, 'Axure RP Team'],
  [2, 'Axure RP Enterprise'],
  [3, 'Cloud for Business - 5 Publishers'],
  [4, 'Cloud for Business - 10 Publishers'],
  [5, 'Cloud for Business - 20 Publishers'],
  [6, 'Cloud for Business - 50 Publishers'],
  [7, 'Cloud for Business - 100 Publishers'],
  [10, 'Cloud for Business - Custom'],
  [11, 'On-Premises Custom'],
  [12, 'On-Premises Trial'],
  [13, 'Cloud Author'],
  [14, 'Cloud Author'],
  [15, 'RP Publisher'],
] as const)('license type %i is called %s (ENUM-05, D-100)', (type, name) => {
  expect(displayName(type)).toBe(name);
});
