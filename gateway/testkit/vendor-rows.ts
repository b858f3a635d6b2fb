/** A vendor's answer for a customer without cloud groups. */
export const NO_CLOUD = {
  subscriptionGroups: [],
  pendingSubscriptionGroups: [],
  canceledSubscriptionGroups: [],
  upcomingSubscriptionGroups: [],
};

/** Pro seat of the customer `u-1` in the vendor's format; the arguments override its group and itself. */
export function seatRow(subscription: object = {}, seat: object = {}) {
  return {
    seatId: 'seat-1',
    licenseType: 0,
    product: 'Axure RP Pro',
    managers: ['Me'],
    purchaseDate: '2026-01-01',
    expireDate: null,
    ...seat,
    subscription: {
      id: 'sub-1',
      userId: 'u-1',
      term: 2,
      multiplier: 1,
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      autoRenew: true,
      ...subscription,
    },
  };
}

/** Seat of a purchase order that `ann@test.example` owns. */
export const PO_ROW = seatRow(
  { autoRenew: false, braintreeId: 'PURCHASE_ORDER' },
  {
    managers: ['ann@test.example'],
    userId: 'u-1',
    owner: 'ann@test.example',
    ownerEmail: 'ann@test.example',
  },
);
