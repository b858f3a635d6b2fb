/** The service's idea of now. Rules get dates as arguments and never ask the machine themselves (D-03). */
export interface Clock {
  /** The calendar date, `yyyy-MM-dd`, in UTC; a fixed one when the setting TODAY is given. */
  today(): string;
  /** The instant, for expiries and time stamps; always the machine's. */
  now(): Date;
}

export function createClock(fixedToday: string | undefined): Clock {
  const now = () => new Date();
  return { now, today: () => fixedToday ?? now().toISOString().slice(0, 10) };
}
