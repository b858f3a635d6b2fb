import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRepeated, readSeatRow, seatRow, toSeat } from './license-seat';

const SOUND = {
  seatId: 's-1',
  assignedTo: 'a@test.example',
  managers: ['m@test.example'],
  note: '',
  key: null,
  purchaseDate: '2026-01-01',
  expireDate: '2026-12-31',
  licenseType: 1,
  futureLicenseType: 0,
  futureTerm: 1,
  futureMultiplier: 1,
  subscription: { id: 'sub-1' },
};

/** Arbitrary values in place of the expected ones. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'text', 0, 1, 1.5, -1, true, [], {}, [1], ['a', null]),
  fc.constantFrom<unknown>(Number.POSITIVE_INFINITY, Number.NaN, '2026-02-30', { id: 1 }, { id: null }),
  fc.jsonValue(),
);

const oddRows = fc.oneof(
  anything,
  fc
    .tuple(
      fc.subarray(Object.keys(SOUND), { maxLength: 3 }),
      fc.array(anything, { minLength: 3, maxLength: 3 }),
    )
    .map(([fields, values]) => ({
      ...SOUND,
      ...Object.fromEntries(fields.map((field, index) => [field, values[index]])),
    })),
);

test('any row is read as by the schema alone', () => {
  fc.assert(
    fc.property(oddRows, (row) => {
      const [fast, plain] = [readSeatRow(row), seatRow.safeParse(row)];
      expect(fast.success).toBe(plain.success);
      expect(fast.error?.issues).toEqual(plain.error?.issues);
      const seats = [fast, plain].map(({ data }) => data && toSeat(data, newRepeated()));
      expect(seats[0]).toEqual(seats[1]);
    }),
    { numRuns: 2_000 },
  );
});

test('similar lists of managers are distinguished', () => {
  const repeated = newRepeated();
  const lists = [['a\nb'], ['a', 'b'], ['a\nb', 'c'], ['a', 'b\nc'], [''], []];
  expect(lists.map((list) => repeated.managers(list))).toEqual(lists);
});

test('seats with the same managers share one list', () => {
  const repeated = newRepeated();
  expect(repeated.managers(['a', 'b'])).toBe(repeated.managers(['a', 'b']));
});
