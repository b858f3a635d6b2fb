const DAY = 86_400_000;
const MONTHS: Readonly<Record<number, number>> = { 1: 1, 2: 12, 4: 24, 5: 36 };

/** Days since 1970 of a `yyyy-MM-dd` in UTC. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Adds terms to a day, or subtracts them; a day that the month lacks becomes its last day. */
export function addTerms(day: number, term: number, terms: number): number {
  const date = new Date(day * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + terms * (MONTHS[term] ?? Number.NaN)];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / DAY;
}
