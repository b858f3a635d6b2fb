import { displayName } from '../display-name';
import type { SeatFacts } from '../model';
import type { SeatStatus } from './pending-change';

export interface SeatFilter {
  /** Part of the assigned user, note, a manager or the product's name, in any case. */
  search?: string | null | undefined;
  isAssigned?: boolean | null | undefined;
  /** Any of these; absent or null means all, an empty list none. */
  status?: readonly SeatStatus[] | null | undefined;
}

export type FilterableSeat = Pick<SeatFacts, 'licenseType' | 'assignedTo' | 'managers' | 'note'> & {
  status: SeatStatus;
};

export function filterSeats<T extends FilterableSeat>(seats: readonly T[], filter: SeatFilter): T[] {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const { isAssigned, status } = filter;
  return seats.filter((seat) => {
    if (typeof isAssigned === 'boolean' && Boolean(seat.assignedTo) !== isAssigned) return false;
    if (status && !status.includes(seat.status)) return false;
    return search === '' || mentions(seat, search);
  });
}

function mentions(seat: FilterableSeat, search: string): boolean {
  const texts = [seat.assignedTo ?? '', seat.note, displayName(seat.licenseType), ...seat.managers];
  return texts.some((text) => text.toLowerCase().includes(search));
}
