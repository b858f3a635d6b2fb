import type { CalendarDate } from '#domain/calendar/calendar-date';

/** The service's idea of now. Rules get dates as arguments and never ask the machine themselves (D-03). */
export interface Clock {
  /** The calendar date in UTC; a fixed one when the setting TODAY is given. */
  today(): CalendarDate;
  /** The instant, for expiries and time stamps; always the machine's. */
  now(): Date;
}

export function createClock(fixedToday: CalendarDate | undefined): Clock {
  const now = () => new Date();
  return { now, today: () => fixedToday ?? now().toISOString().slice(0, 10) };
}
