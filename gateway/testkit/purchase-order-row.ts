/** A vendor's answer about somebody without cloud groups. */
export const NO_CLOUD = {
  subscriptionGroups: [],
  pendingSubscriptionGroups: [],
  canceledSubscriptionGroups: [],
  upcomingSubscriptionGroups: [],
};

/** A seat of a purchase order that `ann@test.example` owns, as a vendor lists it. */
export const PO_ROW = {
  seatId: 'seat-1',
  licenseType: 0,
  product: 'Axure RP Pro',
  managers: ['ann@test.example'],
  userId: 'u-1',
  owner: 'ann@test.example',
  ownerEmail: 'ann@test.example',
  purchaseDate: '2026-01-01',
  expireDate: null,
  subscription: {
    id: 'sub-1',
    userId: 'u-1',
    term: 2,
    multiplier: 1,
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    autoRenew: false,
    braintreeId: 'PURCHASE_ORDER',
  },
};
