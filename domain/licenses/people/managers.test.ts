import { expect, it, test, vi } from 'vitest';
import { DIANA, seatFacts } from '../../testkit/facts';
import {
  checkManagers,
  commonNote,
  isManagedBy,
  managersOfSeats,
  nameFor,
  parseManagerList,
  withMe,
} from './managers';

it('finds the viewer among the managers by Me or by address (D-70)', () => {
  expect(isManagedBy(['Me'], DIANA.email)).toBe(true);
  expect(isManagedBy(['max@northwind.example', 'DIANA@northwind.example'], DIANA.email)).toBe(true);
  expect(isManagedBy(['max@northwind.example'], DIANA.email)).toBe(false);
  expect(isManagedBy([], DIANA.email)).toBe(false);
});

it('names the viewer first, as Me, and nobody else so (SEAT-21)', () => {
  expect(withMe(['max@northwind.example', DIANA.email], DIANA.email)).toEqual([
    'Me',
    'max@northwind.example',
  ]);
  expect(withMe(['max@northwind.example'], DIANA.email)).toEqual(['max@northwind.example']);
  expect(nameFor(DIANA.email, 'max@northwind.example')).toBe(DIANA.email);
});

test.each([
  [' a@b , a@b,c@d', ['a@b', 'c@d']],
  ['a@b,A@B ,', ['a@b']],
  ['jürgen@b, ju\u0308rgen@b', ['jürgen@b']],
  ['Me, a@b', [DIANA.email, 'a@b']],
  ['a@b, Me ', ['a@b', DIANA.email]],
  [`Me, ${DIANA.email.toUpperCase()}`, [DIANA.email]],
])('%j names %j (SEAT-07)', (typed, emails) => {
  expect(parseManagerList(typed, DIANA.email)).toEqual({ ok: true, emails });
});

test.each([
  ['', 'Please enter at least one email address.'],
  [' , ,', 'Please enter at least one email address.'],
  ['a@b, nonsense', 'Please enter a valid email address.'],
  [
    Array.from({ length: 51 }, (_, index) => `${index}@b`).join(),
    'Please enter at most 50 managers at a time.',
  ],
])('%j is refused with %j', (typed, message) => {
  expect(parseManagerList(typed, DIANA.email)).toEqual({ ok: false, message });
});

test('accepts managers up to the limit', () => {
  const typed = Array.from({ length: 50 }, (_, index) => `${index}@b`);
  expect(parseManagerList(typed.join(), DIANA.email)).toEqual({ ok: true, emails: typed });
});

test('reads a list of far too many in linear time', () => {
  const given = Array.from({ length: 2_000 }, (_, index) => `${index}@b`);
  const folded = vi.spyOn(String.prototype, 'toLowerCase');
  const checked = checkManagers(given, DIANA.email);
  const calls = folded.mock.calls.length;
  folded.mockRestore();
  expect(checked.ok).toBe(false);
  expect(calls).toBeLessThanOrEqual(4 * given.length);
});

test('managers of several seats are counted, the viewer first, then by address', () => {
  const seats = [['max@x', 'Me'], ['ann@x', 'max@x'], []].map((managers) => seatFacts({ managers }));
  expect(managersOfSeats(seats)).toEqual([
    { name: 'Me', seatCount: 1 },
    { name: 'ann@x', seatCount: 1 },
    { name: 'max@x', seatCount: 2 },
  ]);
});

test('managers of several seats have one order, for any input order', () => {
  const managers = ['zoe@x', 'Me', 'ALEX@x', 'bob@x'];
  for (const given of [managers, managers.toReversed()])
    expect(managersOfSeats([seatFacts({ managers: given })]).map(({ name }) => name)).toEqual([
      ...['Me', 'ALEX@x', 'bob@x', 'zoe@x'],
    ]);
});

test('managers of several seats are sorted by the numbers in their addresses, ignoring case', () => {
  const managers = ['manager.100@x', 'Zoe@x', 'manager.1@x', 'adam@x', 'manager.20@x'];
  expect(managersOfSeats([seatFacts({ managers })]).map(({ name }) => name)).toEqual([
    ...['adam@x', 'manager.1@x', 'manager.20@x', 'manager.100@x', 'Zoe@x'],
  ]);
});

test('a note is common to seats when all have it', () => {
  const notes = (...texts: string[]) => texts.map((note) => seatFacts({ note }));
  expect(commonNote(notes('a', 'a'))).toBe('a');
  expect(commonNote(notes('', ''))).toBe('');
  expect(commonNote(notes('a', ''))).toBeNull();
  expect(commonNote([])).toBeNull();
});
