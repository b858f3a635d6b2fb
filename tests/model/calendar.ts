/** Calendar date, `yyyy-MM-dd`. Reimplements date arithmetic, to share no bug with the rules. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns the same day of another month, or that month's last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
