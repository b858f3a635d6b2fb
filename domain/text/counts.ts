/** Formats a count with thousands separators; `toLocaleString` takes a hundred times as long. */
export function countText(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 seat`, `1,200 seats`. */
export function counted(value: number, noun: string): string {
  return `${countText(value)} ${noun}${value === 1 ? '' : 's'}`;
}

export const seatsText = (value: number): string => counted(value, 'seat');

/** `1 day`, `1,095 days`. */
export const dayCount = (days: number): string => counted(days, 'day');

/** `Axure RP Team × 2,500`. */
export const timesText = (what: string, quantity: number): string => `${what} × ${countText(quantity)}`;

interface Line {
  readonly product: string;
  readonly quantity: number;
}

/** `Axure RP Pro × 2, Axure RP Team × 1`, with one entry per product. */
export function linesText(lines: readonly Line[]): string {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of lines)
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  return [...quantities].map(([product, quantity]) => timesText(product, quantity)).join(', ');
}
