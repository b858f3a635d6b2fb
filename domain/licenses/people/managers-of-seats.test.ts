import { expect, test } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { commonNote, managersOfSeats } from './managers-of-seats';

test('managers of several seats are counted, the viewer first, then by address', () => {
  const seats = [['max@x', 'Me'], ['ann@x', 'max@x'], []].map((managers) => seatFacts({ managers }));
  expect(managersOfSeats(seats)).toEqual([
    { name: 'Me', seatCount: 1 },
    { name: 'ann@x', seatCount: 1 },
    { name: 'max@x', seatCount: 2 },
  ]);
});

test('a note is common to seats when all have it', () => {
  const notes = (...texts: string[]) => texts.map((note) => seatFacts({ note }));
  expect(commonNote(notes('a', 'a'))).toBe('a');
  expect(commonNote(notes('', ''))).toBe('');
  expect(commonNote(notes('a', ''))).toBeNull();
  expect(commonNote([])).toBeNull();
});
