import { expect, test } from 'vitest';
import { confirmationTermCode } from './confirmation-term';

test.each([
  [1, false, false, 1],
  [2, false, false, 2],
  [2, true, false, 4],
  [2, false, true, 5],
  ['2', true, false, 4],
  [1, true, false, 1],
  [4, false, false, 4],
  [9, false, false, 2],
])('term %j, two years %s, three years %s is the code %i (CONF-11)', (term, is2Year, is3Year, code) => {
  expect(confirmationTermCode({ term, is2Year, is3Year })).toBe(code);
});
