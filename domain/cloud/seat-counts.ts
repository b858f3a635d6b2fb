import type { CalendarDate } from '../calendar/calendar-date';
import { displayName } from '../licenses/display-name';
import type { SeatFacts } from '../licenses/model';
import { hasEnded } from '../licenses/paid-until';
import { aseProductOf, publisherCount } from '../store/carts/cart-items';
import { coerceQuantity } from '../store/carts/quantity';
import { counted } from '../text/counts';

export interface CloudCounts {
  authors: number;
  publishers: number;
}

export interface CloudSeats {
  readonly current: CloudCounts;
  readonly canceled: CloudCounts;
}

/** Coerces typed input to a whole number of canceled seats up to `current` (CANC-09, D-138). */
export function canceledCount(typed: unknown, current: number): number {
  return coerceQuantity(typed, current);
}

/** Returns the seats that renew: current less canceled, never negative (CANC-09, D-71). */
export function renewingCounts({ current, canceled }: CloudSeats): CloudCounts {
  return {
    authors: Math.max(0, current.authors - canceled.authors),
    publishers: Math.max(0, current.publishers - canceled.publishers),
  };
}

/** Checks that a group has seats and none of them renews (D-104). */
export function isAllCanceled(seats: CloudSeats): boolean {
  const { current } = seats;
  const { authors, publishers } = renewingCounts(seats);
  return current.authors + current.publishers > 0 && authors === 0 && publishers === 0;
}

type Bundle = Pick<SeatFacts, 'licenseType' | 'expireDate'>;

/** Counts a group's seats and the publishers of its bundles that have not ended before it (CLOUD-13). */
export function cloudCounts(
  counted: CloudCounts,
  bundles: readonly Bundle[],
  group: { expireDate: CalendarDate },
  today: CalendarDate,
): CloudCounts {
  const bundled = aliveBundles(bundles, group, today).reduce(
    (sum, { licenseType }) => sum + publishersOf(licenseType),
    0,
  );
  return { authors: counted.authors, publishers: counted.publishers + bundled };
}

/** `Cloud for Business - 5 Publishers, Cloud for Business - 20 Publishers`, once each; empty without bundles. */
export function bundleNames(...group: Parameters<typeof aliveBundles>): string {
  const licenseTypes = new Set(aliveBundles(...group).map(({ licenseType }) => licenseType));
  return [...licenseTypes]
    .toSorted((a, b) => a - b)
    .map(displayName)
    .join(', ');
}

function aliveBundles(
  bundles: readonly Bundle[],
  group: { expireDate: CalendarDate },
  today: CalendarDate,
): Bundle[] {
  const last = hasEnded(group, today) ? group.expireDate : today;
  return bundles.filter(({ expireDate }) => expireDate === null || expireDate >= last);
}

/** `3 Authors, 2 Publishers`, without zero counts. */
export function cloudContents({ authors, publishers }: CloudCounts): string {
  return [authors > 0 && counted(authors, 'Author'), publishers > 0 && counted(publishers, 'Publisher')]
    .filter(Boolean)
    .join(', ');
}

/** `3 Authors, 1 Publisher end with the term`; empty when all renew. */
export function endingContents(canceled: CloudCounts): string {
  const count = canceled.authors + canceled.publishers;
  return count === 0 ? '' : `${cloudContents(canceled)} ${count === 1 ? 'ends' : 'end'} with the term`;
}

function publishersOf(licenseType: number): number {
  const product = aseProductOf(licenseType);
  return product === null ? 0 : publisherCount(product);
}
