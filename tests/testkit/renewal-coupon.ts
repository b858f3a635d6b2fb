/** Coupon of 20% for renewals of annual Axure RP Pro seats. */
export function renewalCoupon(ownerId: string) {
  return {
    id: `loyal-${ownerId}`,
    type: 'percent' as const,
    amount: '20',
    description: 'Loyal',
    endDate: null,
    isRenewal: true,
    uses: 5,
    productCodes: [802100],
  };
}
