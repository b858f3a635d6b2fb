/** Compares ids: whole numbers by value, before other texts, which compare by characters. */
export function compareIds(a: string, b: string): number {
  const [aIsNumber, bIsNumber] = [isWholeNumber(a), isWholeNumber(b)];
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  if (aIsNumber && a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function isWholeNumber(id: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(id);
}
