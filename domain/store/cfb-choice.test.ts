import { expect, test } from 'vitest';
import { cfbChoice } from './cfb-choice';

test.each([
  [null, false, 'bundle'],
  [null, true, 'seats'],
  ['bundle', false, 'bundle'],
  ['bundle', true, 'bundle'],
  ['seats', false, 'seats'],
  ['seats', true, 'seats'],
] as const)(
  'asked for %s, group of seats %s: the tab sells a %s (D-31)',
  (chosen, isGroupOfSeats, choice) => {
    expect(cfbChoice({ chosen, isGroupOfSeats })).toBe(choice);
  },
);
