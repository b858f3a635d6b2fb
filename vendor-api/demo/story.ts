import { addDays, type CalendarDate } from '#domain/calendar/calendar-date';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { expireDateFrom, termPeriod } from '#domain/terms/term-period';
import type { Database } from '../db/database';

export interface StoryTime {
  readonly today: CalendarDate;
  readonly poSentinel: string;
}

export interface Story extends StoryTime {
  readonly db: Database;
  readonly passwordHash: string;
}

export function periodEnding(expireDate: CalendarDate, code: TermCode) {
  return { ...storedTermOf(code), startDate: termPeriod(expireDate, code).start, expireDate };
}

export function periodStarting(startDate: CalendarDate, code: TermCode) {
  return { ...storedTermOf(code), startDate, expireDate: expireDateFrom(startDate, code) };
}

export function monthStartAfter(today: CalendarDate, days: number): CalendarDate {
  const date = addDays(today, days);
  return date.endsWith('-01') ? date : addDays(`${date.slice(0, 8)}01`, daysInMonth(date));
}

function daysInMonth(date: CalendarDate): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
