/** Date of the bench account; everything is derived for it. */
export const today = '2026-11-20';

export const owner = { userId: 'u-1', email: 'owner@bench.example', name: 'Bench Owner' };

export const sizes = [
  { seats: 20, groups: 1 },
  { seats: 1_000, groups: 2 },
  { seats: 10_000, groups: 20 },
] as const;

function subscription(group: number) {
  return {
    id: `sub-${group}`,
    groupNumber: group + 1,
    userId: owner.userId,
    term: 2,
    multiplier: 1,
    startDate: '2026-03-01',
    expireDate: '2027-02-28',
    braintreeId: `card-${group}`,
    autoRenew: true,
    firstFailedPaymentAttempt: null,
    firstFailedPaymentDate: null,
    isAse: false,
    isLegacyAse: false,
    isCfb: false,
    domain: '',
    canceled: false,
    cloudAuthorUserCount: 0,
    rpPublisherUserCount: 0,
    subscriptionOwner: owner.email,
  };
}

function seatRow(seat: number, group: number) {
  const isChanging = seat % 10 === 0;
  const isEnding = seat % 10 === 1;
  return {
    seatId: `seat-${String(seat).padStart(6, '0')}`,
    assignedTo: seat % 4 === 0 ? null : `person-${seat}@bench.example`,
    managers: [owner.email, `manager-${seat % 5}@bench.example`],
    isManager: true,
    note: seat % 3 === 0 ? `Team ${seat % 17}, desk ${seat}` : '',
    purchaseDate: `2026-${String((seat % 9) + 1).padStart(2, '0')}-15`,
    expireDate: isChanging || isEnding ? '2027-02-28' : null,
    futureTerm: isChanging ? 1 : null,
    futureMultiplier: isChanging ? 1 : null,
    futureLicenseType: isChanging ? 0 : null,
    licenseType: seat % 2,
    product: seat % 2 === 0 ? 'Axure RP Pro' : 'Axure RP Team',
    subscription: subscription(group),
    ownerProfile: { email: owner.email, profileImg: '' },
    subscriptionOwner: owner.email,
    pendingOwner: null,
    pendingDate: null,
    key: '',
    licensee: 'Bench',
    upgradeKey: '',
    numUpgrades: 0,
    numUpgradesUsed: 0,
    statusPending: false,
  };
}

export function licenseRows({ seats, groups }: { seats: number; groups: number }) {
  const subRows = Array.from({ length: seats }, (_, seat) => seatRow(seat, seat % groups));
  const empty = { rows: [], canceledRows: [], aseRows: [], perpRows: [], upcomingSubRows: [] };
  return { success: true, ...empty, subRows, eduRows: [], upgradeRows: [] };
}
