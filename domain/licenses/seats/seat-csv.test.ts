import { expect, test } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { SEAT_COLUMNS, seatCells } from './seat-csv';

const seat = {
  ...seatFacts({ seatId: '7', note: 'Design' }),
  groupId: 'sub-1',
  status: 'ACTIVE' as const,
  filterStatus: 'ACTIVE' as const,
  pendingChangeText: 'None',
  endsOn: null,
  userHasSeveral: false,
};

const cellsOf = (overrides: object = {}) => {
  const cells = seatCells({ ...seat, ...overrides }, 'Group 4');
  return Object.fromEntries(SEAT_COLUMNS.map((column, index) => [column, cells[index]]));
};

test('a row of the export has the values that the grid shows', () => {
  expect(cellsOf()).toEqual({
    Group: 'Group 4',
    'Product Edition': 'Axure RP Pro',
    'Assigned User': 'user@northwind.example',
    Managers: ['diana@northwind.example'],
    Status: 'Active',
    'Pending Changes': '',
    Ends: '',
    Notes: 'Design',
    Purchased: '2026-01-01',
    'Seat ID': '7',
  });
});

test('absent values are empty, and a pending change is named', () => {
  const changing = {
    assignedTo: null,
    pendingChangeText: 'Subscription ends on Dec 31, 2026',
    endsOn: '2026-12-31',
  };
  expect(cellsOf(changing)).toMatchObject({
    'Assigned User': '',
    'Pending Changes': 'Subscription ends on Dec 31, 2026',
    Ends: '2026-12-31',
  });
});
