import { expect, test } from 'vitest';
import { readSeatSelection } from './selection-state';

test('the selection is read from the state of a navigation', () => {
  expect(readSeatSelection({ seatIds: ['1', '2'], other: true })).toEqual({ seatIds: ['1', '2'] });
});

test.each([null, undefined, 'text', [], {}, { seatIds: null }, { seatIds: [] }, { seatIds: ['1', 2] }])(
  '%j selects nothing',
  (state) => {
    expect(readSeatSelection(state)).toBeNull();
  },
);
