import type { CalendarDate } from '../calendar/calendar-date';
import type { SeatFacts } from '../licenses/model';
import { aseProductOf, publisherCount } from '../store/ase-cart';

/** How many people a cloud group is for. */
export interface CloudCounts {
  authors: number;
  publishers: number;
}

type Bundle = Pick<SeatFacts, 'licenseType' | 'expireDate'>;

/** What a group holds: its counted seats, and the publishers of its bundles that have not ended before it (CLOUD-13). */
export function cloudCounts(
  counted: CloudCounts,
  bundles: readonly Bundle[],
  group: { expireDate: CalendarDate },
  today: CalendarDate,
): CloudCounts {
  const last = group.expireDate < today ? group.expireDate : today;
  const alive = bundles.filter(({ expireDate }) => expireDate === null || expireDate >= last);
  const bundled = alive.reduce((sum, { licenseType }) => sum + publishersOf(licenseType), 0);
  return { authors: counted.authors, publishers: counted.publishers + bundled };
}

/** `3 Authors, 2 Publishers`; what there is none of is left out. */
export function cloudContents({ authors, publishers }: CloudCounts): string {
  return [counted(authors, 'Author'), counted(publishers, 'Publisher')].filter(Boolean).join(', ');
}

function publishersOf(licenseType: number): number {
  const product = aseProductOf(licenseType);
  return product === null ? 0 : publisherCount(product);
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
