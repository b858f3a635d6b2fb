import type { SeatFacts, SubscriptionFacts, Viewer } from '../licenses/model';

/** Day of the worked examples of T-05 and T-12. */
export const TODAY = '2026-04-11';

export const DIANA: Viewer = { userId: 'u-1', email: 'diana@northwind.example' };

/** A used seat of a renewing group; override what a test needs. */
export function seatFacts(overrides: Partial<SeatFacts> = {}): SeatFacts {
  return {
    seatId: '1',
    licenseType: 0,
    assignedTo: 'user@northwind.example',
    managers: [DIANA.email],
    note: '',
    purchaseDate: '2026-01-01',
    expireDate: null,
    futureLicenseType: null,
    futureTerm: null,
    ...overrides,
  };
}

/** A renewing annual RP group of Diana; override what a test needs. */
export function subscriptionFacts(overrides: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    id: 'sub-1',
    kind: 'rp',
    userId: DIANA.userId,
    ownerId: null,
    ownerEmail: DIANA.email,
    term: 2,
    isBilledByTime: true,
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    autoRenew: true,
    isPurchaseOrder: false,
    canceled: false,
    hasFailedPaymentAttempt: false,
    firstFailedPaymentDate: null,
    pendingOwner: null,
    pendingDate: null,
    ...overrides,
  };
}
