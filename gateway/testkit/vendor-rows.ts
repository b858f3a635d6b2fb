/** A vendor's answer about somebody without cloud groups. */
export const NO_CLOUD = {
  subscriptionGroups: [],
  pendingSubscriptionGroups: [],
  canceledSubscriptionGroups: [],
  upcomingSubscriptionGroups: [],
};

/** A Pro seat of the customer `u-1` as a vendor lists it, but for what is said of its group and of itself. */
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

/** A seat of a purchase order that `ann@test.example` owns. */
export const PO_ROW = seatRow(
  { autoRenew: false, braintreeId: 'PURCHASE_ORDER' },
  {
    managers: ['ann@test.example'],
    userId: 'u-1',
    owner: 'ann@test.example',
    ownerEmail: 'ann@test.example',
  },
);
