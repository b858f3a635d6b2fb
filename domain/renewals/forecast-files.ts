import type { CalendarDate } from '../calendar/calendar-date';
import { calendarFile } from '../calendar/calendar-file';
import { formatDate } from '../calendar/format-date';
import { sumCents } from '../money/cents';
import { formatUsd } from '../money/format-usd';
import type { PricedLine } from '../store/prices/priced-line';
import { linesText, seatsText } from '../text/counts';
import { csvTable } from '../text/csv';
import { differingTerms } from './differing-terms';
import type { Ending } from './endings';
import type { ForecastCharge } from './forecast';

type NameOf = (groupId: string) => string;

const COLUMNS = ['Date', 'Group', 'Products', 'Amount USD'];

export function forecastCsv(charges: readonly ForecastCharge[], nameOf: NameOf): string {
  const rows = charges.map(({ date, groupId, lines, total }) => [
    date,
    nameOf(groupId),
    productsOf(lines),
    total,
  ]);
  return csvTable([COLUMNS, ...rows, ['Total', '', '', sumCents(charges.map(({ total }) => total))]]);
}

interface Foreseen {
  readonly charges: readonly ForecastCharge[];
  readonly endings: readonly Ending[];
  readonly today: CalendarDate;
}

export function forecastCalendar({ charges, endings, today }: Foreseen, nameOf: NameOf): string {
  const ofOneDay = new Map<string, number>();
  const renewals = charges.map(({ date, groupId, lines, total }) => ({
    uid: numbered(`renewal-${groupId}-${date}`, ofOneDay),
    date,
    summary: `${nameOf(groupId)} renews: ${formatUsd(total)}`,
    description: `${productsOf(lines)}. As foreseen on ${formatDate(today)}, when nothing is changed.`,
  }));
  const ends = endings.map(({ date, groupId, seats }) => ({
    uid: `end-${groupId}-${date}`,
    date,
    summary: `${seats === null ? '' : `${seatsText(seats)} of `}${nameOf(groupId)} ${
      seats === null || seats === 1 ? 'ends' : 'end'
    }`,
    description: 'The last covered day.',
  }));
  return calendarFile([...renewals, ...ends], today);
}

/** Makes event ids distinct: parts of a group with different terms may be charged on the same day. */
function numbered(uid: string, known: Map<string, number>): string {
  const count = (known.get(uid) ?? 0) + 1;
  known.set(uid, count);
  return count === 1 ? uid : `${uid}-${count}`;
}

/** `Axure RP Pro × 2, Axure RP Team × 1`; with terms when they differ. */
function productsOf(lines: readonly PricedLine[]): string {
  const terms = differingTerms(lines);
  const productOf = (product: string, term: string | null = null) =>
    term === null ? product : `${product} (${term})`;
  return linesText(
    lines.map(({ product, quantity }, index) => ({ product: productOf(product, terms[index]), quantity })),
  );
}
