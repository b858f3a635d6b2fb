import { expect, it } from 'vitest';
import { DIANA, seatFacts } from '../testkit/facts';
import { isSelectable } from './selectable';

it('lets the viewer select where every row has the viewer as manager (MAN-18)', () => {
  const own = seatFacts({ managers: ['Me'] });
  const foreign = seatFacts({ managers: ['max@northwind.example'] });
  expect(isSelectable([own, seatFacts()], DIANA.email)).toBe(true);
  expect(isSelectable([own, foreign], DIANA.email)).toBe(false);
  expect(isSelectable([], DIANA.email)).toBe(false);
});
