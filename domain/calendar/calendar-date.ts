import {
  addDays as addDaysTo,
  addMonths as addMonthsTo,
  differenceInCalendarDays,
  isValid,
  parseISO,
} from 'date-fns';

/** Calendar date without time, `yyyy-MM-dd`; strings compare in date order (D-02). */
export type CalendarDate = string;

const DATE_PART = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/;

/** Parses a date, or that of a timestamp, without time zone conversion; null otherwise, also for 2026-02-30. */
export function parseCalendarDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const date = DATE_PART.exec(value.trim())?.[1];
  return date !== undefined && isInCalendar(date) ? date : null;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

// Hand-written for speed: every date of the vendor's answers passes through here.
function isInCalendar(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toText(addDaysTo(toLocalDay(date), days));
}

/** Adds calendar months; a day that the month lacks becomes its last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return toText(addMonthsTo(toLocalDay(date), months));
}

export function subMonths(date: CalendarDate, months: number): CalendarDate {
  return addMonths(date, -months);
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(toLocalDay(to), toLocalDay(from));
}

export function isBefore(date: CalendarDate, other: CalendarDate): boolean {
  return date < other;
}

export function isAfter(date: CalendarDate, other: CalendarDate): boolean {
  return date > other;
}

// Written and read in local time, so that the host's time zone cancels out.
function toLocalDay(date: CalendarDate): Date {
  const day = parseISO(date);
  if (!isValid(day)) throw new RangeError(`Not a calendar date: ${date}`);
  return day;
}

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

// A vendor may send `9999-12-31` for never; the day after it would not be a valid date.
function toText(day: Date): CalendarDate {
  if (day.getFullYear() > 9999) return LAST_DAY;
  if (day.getFullYear() < 0) return FIRST_DAY;
  const year = String(day.getFullYear()).padStart(4, '0');
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}
