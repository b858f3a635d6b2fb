import type { CsvCell } from '../../text/csv';
import { displayName } from '../display-name';
import type { FilterableSeat } from './filter-seats';
import { type SeatStatus, STATUS_NAMES } from './pending-change';
import type { SortableSeat } from './sort-seats';

export const SEAT_COLUMNS = [
  'Group',
  'Product Edition',
  'Assigned User',
  'Managers',
  'Status',
  'Pending Changes',
  'Ends',
  'Notes',
  'Purchased',
  'Seat ID',
];

type ExportedSeat = FilterableSeat & SortableSeat & { readonly status: SeatStatus };

export function seatCells(seat: ExportedSeat, group: string): CsvCell[] {
  return [
    group,
    displayName(seat.licenseType),
    seat.assignedTo ?? '',
    seat.managers,
    STATUS_NAMES[seat.status],
    seat.pendingChangeText === 'None' ? '' : seat.pendingChangeText,
    seat.endsOn ?? '',
    seat.note,
    seat.purchaseDate,
    seat.seatId,
  ];
}
