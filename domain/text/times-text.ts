/** `Axure RP Team × 2,500`. */
export function timesText(what: string, quantity: number): string {
  return `${what} × ${quantity.toLocaleString('en-US')}`;
}
