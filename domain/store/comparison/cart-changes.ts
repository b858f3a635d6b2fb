import { formatDate } from '../../calendar/format-date';
import { countText, dayCount } from '../../text/counts';
import { type ComparedCart, type ComparedPeriod, pairsOf } from './compared-cart';
import { type LineChange, lineChanges } from './line-changes';

interface FactChange {
  kind: 'TERM' | 'GROUP' | 'PERIOD' | 'DAYS' | 'NEXT_BILLED';
  what: string;
  /** Reason of the change; null when both sides explain it. */
  why: string | null;
  before: string;
  after: string;
  /** Always 0; the line changes carry the amounts. */
  difference: 0;
}

type CartChange = FactChange | LineChange;

/** Returns changed facts, then changed lines; the differences add up to that of the totals. */
export function cartChanges(before: ComparedCart, after: ComparedCart): CartChange[] {
  const lines = pairsOf(before.lines, after.lines, ({ licenseType }) => String(licenseType));
  return [
    ...factChanges(before, after),
    ...lines.flatMap((pair) => lineChanges(pair, { before: before.coTerm, after: after.coTerm })),
  ];
}

function factChanges(before: ComparedCart, after: ComparedCart): FactChange[] {
  const isSameGroup = before.coTerm?.subscriptionId === after.coTerm?.subscriptionId;
  return [
    fact('TERM', 'Billing term', null, before.termName, after.termName),
    ...(isSameGroup ? [] : [fact('GROUP', 'Subscription group', null, groupName(before), groupName(after))]),
    ...(isSameGroup && before.coTerm && after.coTerm ? periodChanges(before.coTerm, after.coTerm) : []),
    fact(
      'NEXT_BILLED',
      'Next billed date',
      before.coTerm || after.coTerm ? null : 'A new group starts on the day of the order.',
      formatDate(before.nextBillingDate),
      formatDate(after.nextBillingDate),
    ),
  ].filter((change) => change.before !== change.after);
}

function periodChanges(before: ComparedPeriod, after: ComparedPeriod): FactChange[] {
  const why =
    before.today === after.today ? `${after.name} was changed in the meantime.` : 'A new day has begun.';
  return [
    fact('PERIOD', `Period of ${after.name}`, null, periodText(before), periodText(after)),
    fact('DAYS', `Days passed in ${after.name}`, why, daysText(before), daysText(after)),
  ];
}

function fact(
  kind: FactChange['kind'],
  what: string,
  why: string | null,
  before: string,
  after: string,
): FactChange {
  return { kind, what, why, before, after, difference: 0 };
}

function groupName({ coTerm }: ComparedCart): string {
  return coTerm?.name ?? 'New Group';
}

function periodText({ periodStart, periodEnd }: ComparedPeriod): string {
  return `${formatDate(periodStart)} – ${formatDate(periodEnd)}`;
}

function daysText({ elapsedDays, totalDays }: ComparedPeriod): string {
  return elapsedDays >= 0
    ? `${countText(elapsedDays)} of ${countText(totalDays)}`
    : `starts in ${dayCount(-elapsedDays)}`;
}
