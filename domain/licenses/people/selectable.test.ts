import { expect, it } from 'vitest';
import { DIANA, seatFacts } from '../../testkit/facts';
import { isSelectable, selectability } from './selectable';

const own = seatFacts({ managers: ['Me'] });
const foreign = seatFacts({ managers: ['max@northwind.example'] });

it('lets the viewer select where every row has the viewer as manager (MAN-18)', () => {
  expect(selectability([own, seatFacts()], false, DIANA.email)).toBe('ALL');
  expect(selectability([own, foreign], false, DIANA.email)).toBe('NONE');
  expect(selectability([], true, DIANA.email)).toBe('NONE');
  expect(selectability([foreign], true, DIANA.email)).toBe('NONE');
});

it('lets an owner select the rows that he manages beside others', () => {
  const which = selectability([own, foreign], true, DIANA.email);
  expect([own, foreign].map((seat) => isSelectable(which, seat, DIANA.email))).toEqual([true, false]);
  expect([own, foreign].map((seat) => isSelectable('NONE', seat, DIANA.email))).toEqual([false, false]);
  expect([own, own].map((seat) => isSelectable('ALL', seat, DIANA.email))).toEqual([true, true]);
});
