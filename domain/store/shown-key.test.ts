import { expect, test } from 'vitest';
import { shownTeamKey } from './shown-key';

test.each([0, 1, 63, 64])('a Team key of %i characters is shown whole (CONF-04)', (length) => {
  expect(shownTeamKey('k'.repeat(length))).toBe('k'.repeat(length));
});

test('a longer Team key is shown up to its 64th character (CONF-04, D-55)', () => {
  const key = Array.from({ length: 130 }, (_, index) => String.fromCharCode(65 + (index % 26))).join('');
  expect(shownTeamKey(key)).toBe(key.slice(0, 64));
});
