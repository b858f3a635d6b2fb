/** `1 purchase`, `1,204 purchases`. */
export function purchasesText(count: number): string {
  return count === 1 ? '1 purchase' : `${count.toLocaleString('en-US')} purchases`;
}
