/** `1 day`, `100 days`. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
