import { coerceQuantity } from '../store/quantity';
import type { CloudCounts } from './cloud-contents';

/** How many authors and publishers a group counts, and how many of each end with its period. */
export interface CloudSeats {
  readonly current: CloudCounts;
  readonly canceled: CloudCounts;
}

/** What a field for canceled seats makes of anything typed: a whole number up to what there is (CANC-09, D-138). */
export function canceledCount(typed: unknown, current: number): number {
  return coerceQuantity(typed, current);
}

/** How many seats renew: what there is less what is canceled, never less than none (CANC-09, D-71). */
export function renewingCounts({ current, canceled }: CloudSeats): CloudCounts {
  return {
    authors: Math.max(0, current.authors - canceled.authors),
    publishers: Math.max(0, current.publishers - canceled.publishers),
  };
}

/** Whether nothing of a group renews (D-104). */
export function isAllCanceled(seats: CloudSeats): boolean {
  const { current } = seats;
  const { authors, publishers } = renewingCounts(seats);
  return current.authors + current.publishers > 0 && authors === 0 && publishers === 0;
}
