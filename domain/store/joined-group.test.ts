import { expect, test } from 'vitest';
import { joinedGroup } from './joined-group';

test.each([
  ['New Group', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['new group', 'new group'],
  ['sub-1', 'sub-1'],
])('a cart for %j joins %j (BUY-14, CONST-37)', (sent, joined) => {
  expect(joinedGroup(sent)).toBe(joined);
});
