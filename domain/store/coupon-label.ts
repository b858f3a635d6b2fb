type DiscountLabel = 'GOV' | 'EDU' | 'NPO';

/** Whom a discount is for, when its description says so, in this order and any case; else null (PRICE-20, D-47). */
export function discountLabel(description: string): DiscountLabel | null {
  const text = description.toLowerCase();
  if (text.includes('gov')) return 'GOV';
  if (text.includes('edu')) return 'EDU';
  return text.includes('non-profit') ? 'NPO' : null;
}

/** What a coupon is called: whom it is for, else its description (PRICE-20, D-47). */
export function couponLabel(description: string): string {
  return discountLabel(description) ?? description;
}
