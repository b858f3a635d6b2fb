import { addDays, type CalendarDate } from '../../calendar/calendar-date';
import { formatDate } from '../../calendar/format-date';
import { termName } from '../../terms/term-code';
import { displayName } from '../display-name';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { hasEnded } from '../paid-until';
import { isContinuingWith, isSetToRenew } from '../renews';

/** Days before an end within which it is announced (CONST-13). */
export const WARNING_DAYS = 90;

export function isWithinWarning(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today && date <= addDays(today, WARNING_DAYS);
}

/** Color of a status; never the only carrier of meaning. */
export type Tone = 'OK' | 'INFO' | 'WARNING' | 'DANGER' | 'NEUTRAL';

export type SeatStatus = 'ACTIVE' | 'EXPIRING' | 'CANCELED' | 'PENDING_CHANGE' | 'ENDED';

export const STATUS_NAMES: Readonly<Record<SeatStatus, string>> = {
  ACTIVE: 'Active',
  EXPIRING: 'Expiring',
  CANCELED: 'Canceled',
  PENDING_CHANGE: 'Pending change',
  ENDED: 'Ended',
};

export interface PendingChange {
  /** One text per change, the term's first. */
  changes: string[];
  /** `Expiring on …` or `Ended on …`, shown beside the changes (D-105). */
  label: string | null;
  status: SeatStatus;
  tone: Tone;
  text: string;
}

type Seat = Pick<SeatFacts, 'expireDate' | 'licenseType' | 'futureLicenseType' | 'futureTerm'>;
type Group = Pick<SubscriptionFacts, 'term' | 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder'>;

/** T-05; the first row that matches wins. */
export function pendingChange(seat: Seat, group: Group, today: CalendarDate): PendingChange {
  const date = seat.expireDate;
  if (date === null) return withoutOwnEnd(group, today);
  if (date < today) return cell('ENDED', 'NEUTRAL', [], endedOn(date));
  if (!isContinuingWith(group, seat)) return ending(date, today);
  const changes = changeTexts(seat, group, date);
  return cell('PENDING_CHANGE', changes.length > 0 ? 'INFO' : 'NEUTRAL', changes, null);
}

/** Status that a filter finds the seat by: a seat that renews unchanged has the status of a change (T-05). */
export function filterStatus({ status, changes }: Pick<PendingChange, 'status' | 'changes'>): SeatStatus {
  return status === 'PENDING_CHANGE' && changes.length === 0 ? 'ACTIVE' : status;
}

/** `Ended on Jan 1, 2027` (INFO-11). */
export function endedOn(date: CalendarDate): string {
  return `Ended on ${formatDate(date)}`;
}

function withoutOwnEnd(group: Group, today: CalendarDate): PendingChange {
  if (hasEnded(group, today)) return cell('ENDED', 'NEUTRAL', [], endedOn(group.expireDate));
  if (!isSetToRenew(group) && isWithinWarning(group.expireDate, today)) {
    return cell('EXPIRING', 'WARNING', [], expiringOn(group.expireDate));
  }
  return cell('ACTIVE', 'NEUTRAL', [], null);
}

function ending(date: CalendarDate, today: CalendarDate): PendingChange {
  const changes = [`Subscription ends on ${formatDate(date)}`];
  if (isWithinWarning(date, today)) return cell('CANCELED', 'WARNING', changes, expiringOn(date));
  return cell('CANCELED', 'INFO', changes, null);
}

function changeTexts(seat: Seat, group: Group, date: CalendarDate): string[] {
  const texts: string[] = [];
  if (seat.futureTerm !== null && seat.futureTerm !== group.term) {
    texts.push(`Changes to ${termName(seat.futureTerm)} on ${formatDate(date)}`);
  }
  if (seat.futureLicenseType !== null && seat.futureLicenseType !== seat.licenseType) {
    texts.push(`Changes to ${displayName(seat.futureLicenseType)} on ${formatDate(date)}`);
  }
  return texts;
}

function expiringOn(date: CalendarDate): string {
  return `Expiring on ${formatDate(date)}`;
}

function cell(status: SeatStatus, tone: Tone, changes: string[], label: string | null): PendingChange {
  const parts = label === null ? changes : [...changes, label];
  return { changes, label, status, tone, text: parts.join('; ') || 'None' };
}
