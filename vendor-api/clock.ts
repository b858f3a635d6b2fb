import type { CalendarDate } from '#domain/calendar/calendar-date';

/** Rules take dates as arguments and never read the machine's clock (D-03). */
export interface Clock {
  today(): CalendarDate;
  now(): Date;
}

export function createClock(fixedToday: CalendarDate | undefined): Clock {
  const now = () => new Date();
  return { now, today: () => fixedToday ?? now().toISOString().slice(0, 10) };
}
