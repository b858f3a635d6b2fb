/** `GOV`, `EDU` or `NPO` when the description says so, in this order and any case; else the description (PRICE-20, D-47). */
export function couponLabel(description: string): string {
  const text = description.toLowerCase();
  if (text.includes('gov')) return 'GOV';
  if (text.includes('edu')) return 'EDU';
  return text.includes('non-profit') ? 'NPO' : description;
}
