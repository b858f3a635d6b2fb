import type { Choices } from './choices';

export const DATES = [
  '2026-01-01',
  '2026-04-11',
  '2026-12-31',
  '2027-03-31',
  '2025-06-30T00:00:00Z',
  '2026-04-10',
] as const;
const PEOPLE = [
  'ann@test.example',
  'user1@test.example',
  'USER1@test.example',
  'max@test.example',
  'Me',
] as const;
const KINDS = [0, 1, 2] as const;
const TERMS = [2, 1, 4, 5] as const;

export const someOf = <Item>(choices: Choices, most: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: choices.below(most + 1) }, (_, index) => make(index));

function subscriptionOf(choices: Choices, id: string) {
  return {
    id,
    userId: choices.oneOf(['u-1', 'u-2']),
    ownerId: choices.oneOf(['u-1', 'u-2', null]),
    term: choices.oneOf(TERMS),
    multiplier: choices.oneOf([1, 2, 3, null]),
    startDate: choices.oneOf(DATES),
    expireDate: choices.oneOf(['2026-12-31', '2026-04-11', '2026-03-01', '2027-12-31']),
    braintreeId: choices.oneOf(['', 'bt-1', 'PO']),
    autoRenew: choices.oneOf([true, false, 'True']),
    canceled: choices.once(4),
    firstFailedPaymentAttempt: choices.oneOf([null, 0, '2026-04-01', 2]),
    firstFailedPaymentDate: choices.oneOf([null, '2026-04-01']),
    failedPayment: choices.once(4)
      ? { date: '2026-04-01', reason: 'Declined', amount: '300.00', cardType: 'Visa', lastFour: '1111' }
      : null,
    isAse: choices.once(8),
    isLegacyAse: choices.once(8),
    isCfb: choices.once(8),
    groupNumber: choices.oneOf([null, 1, 2]),
    groupName: choices.oneOf([undefined, null, 'Design']),
  };
}

function seatOf(choices: Choices, seatId: string) {
  const changes = choices.once(4);
  return {
    seatId,
    assignedTo: choices.oneOf([null, '', ...PEOPLE]),
    managers: someOf(choices, 3, () => choices.oneOf(PEOPLE)),
    note: choices.oneOf(['', 'a note', 'quote " and \\ and \u2028', null]),
    key: choices.oneOf([null, 'KEY-1']),
    purchaseDate: choices.oneOf(DATES),
    expireDate: choices.oneOf([null, '', '2026-12-31', '2026-04-11']),
    licenseType: choices.oneOf(KINDS),
    futureLicenseType: changes ? choices.oneOf(KINDS) : null,
    futureTerm: changes ? choices.oneOf(TERMS) : null,
    futureMultiplier: changes ? 1 : null,
  };
}

function rowsOf(choices: Choices, group: string, first: number) {
  const subscription = subscriptionOf(choices, group);
  const around = {
    subscription,
    subscriptionOwner: choices.oneOf(['ann@test.example', 'max@test.example', null]),
    ownerProfile: choices.oneOf([null, { email: 'ann@test.example', profileImg: 'https://a.example/p.png' }]),
    pendingOwner: choices.oneOf([null, 'ann@test.example', 'max@test.example']),
    pendingDate: choices.oneOf([null, '2026-04-10']),
  };
  const rows = Array.from({ length: 1 + choices.below(4) }, (_, index) => ({
    ...seatOf(choices, `s${first + index}`),
    ...around,
  }));
  return choices.once(8) ? [...rows, ...rows.flatMap(crowdLike)] : rows;
}

/** Makes more seats, most with managers of their own: more lists than the search for an equal one covers. */
function crowdLike<Seat extends ReturnType<typeof seatOf>>(seat: Seat): Seat[] {
  return Array.from({ length: 30 }, (_, index) => ({
    ...seat,
    seatId: `${seat.seatId}-${index}`,
    managers: ['max@test.example', `m${index % 20}@test.example`],
  }));
}

function otherRow(choices: Choices, seatId: string) {
  return {
    seatId,
    product: choices.oneOf(['Axure RP 8 Pro', 'Axure RP 9 Team', '']),
    purchaseDate: '2019-05-05',
    managers: someOf(choices, 2, () => choices.oneOf(PEOPLE)),
    subscriptionOwner: choices.oneOf(['ann@test.example', null]),
    note: '',
    assignedTo: choices.oneOf([null, ...PEOPLE]),
  };
}

export function licenseRows(choices: Choices) {
  return {
    subRows: someOf(choices, 3, (index) => rowsOf(choices, `g${index + 1}`, index * 4 + 1)).flat(),
    aseRows: [],
    canceledRows: someOf(choices, 1, () => rowsOf(choices, 'g8', 40)).flat(),
    upcomingSubRows: someOf(choices, 1, () => rowsOf(choices, 'g9', 50)).flat(),
    perpRows: someOf(choices, 2, (index) => ({
      ...otherRow(choices, `p${index + 1}`),
      key: 'K-1',
      licensee: 'Lee Ltd',
    })),
    eduRows: someOf(choices, 1, () => ({
      ...otherRow(choices, 'e1'),
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
    })),
    upgradeRows: someOf(choices, 1, () => ({
      ...otherRow(choices, 'k1'),
      upgradeKey: 'U-1',
      numUpgrades: 3,
      numUpgradesUsed: 1,
    })),
  };
}

function cloudGroup(choices: Choices, id: string) {
  const isBundle = choices.once(3);
  return {
    id,
    ownerId: choices.oneOf(['u-1', 'u-2', null]),
    ownerEmail: choices.oneOf(['ann@test.example', 'max@test.example']),
    pendingOwnerEmail: choices.oneOf([null, 'ann@test.example']),
    pendingTransferDate: choices.oneOf([null, '2026-04-10']),
    domain: choices.oneOf([null, 'lee', 'lee.axshare.com']),
    orgName: choices.oneOf([null, 'Lee']),
    isCfb: choices.once(2),
    isLegacyAse: isBundle,
    isAutoRenew: !choices.once(3),
    term: choices.oneOf(TERMS),
    futureTerm: choices.oneOf([null, 2]),
    licenseType: choices.oneOf([13, 14, 4, null]),
    cloudAuthorUserCount: choices.below(4),
    rpPublisherUserCount: choices.below(3),
    canceledAuthorUserCount: choices.below(2),
    canceledPublisherUserCount: choices.below(2),
    seats: isBundle ? someOf(choices, 2, (index) => seatOf(choices, `${id}-s${index}`)) : 3,
    purchaseDate: '2026-01-01',
    startDate: '2026-01-01',
    expireDate: choices.oneOf(['2026-12-31', '2026-04-01']),
    firstFailedPaymentDate: choices.oneOf([null, '2026-04-01']),
    product: choices.oneOf([null, 'Cloud']),
    groupNumber: choices.oneOf([null, 3]),
    groupName: choices.oneOf([null, 'Cloud team']),
  };
}

export function cloudGroups(choices: Choices) {
  const list = (name: string) => someOf(choices, 1, () => cloudGroup(choices, name));
  return {
    subscriptionGroups: someOf(choices, 2, (index) => cloudGroup(choices, `c${index + 1}`)),
    pendingSubscriptionGroups: list('c7'),
    canceledSubscriptionGroups: list('c8'),
    upcomingSubscriptionGroups: list('c9'),
  };
}
