import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LicenseType } from '#domain/licenses/license-type';
import {
  type GroupSpec,
  insertGroup,
  insertLicenses,
  type SeatSpec,
} from '../../../vendor-api/demo/builders';
import type { Shop } from '../../testkit/start-shop';
import { TEST_TODAY, type TestUser } from '../../testkit/start-vendor';

/** Relations of the caller to a group: the columns of T-09, and mixtures of them. */
export const RELATIONS = [
  'owner',
  'owner and manager',
  'owner and user',
  'manager',
  'manager of one seat',
  'user',
  'recipient',
  'manager and recipient',
  'stranger',
] as const;
export type Relation = (typeof RELATIONS)[number];

export const KINDS = ['rp', 'ase', 'cfb', 'cloud', 'perpetual', 'education', 'upgrade'] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = [
  'renews',
  'purchase order',
  'past due',
  'canceled',
  'ended',
  'ended purchase order',
  'upcoming',
  'trial',
] as const;
export type State = (typeof STATES)[number];

export const TERMS = ['MONTHLY', 'ANNUAL', 'TWO_YEARS', 'THREE_YEARS'] as const;
export const EDITIONS = ['PRO', 'TEAM', 'ENTERPRISE'] as const;

export interface DrawnGroup {
  readonly relation: Relation;
  readonly kind: Kind;
  readonly state: State;
  /** Index in TERMS. */
  readonly term: number;
  /** Editions of its two seats, as indexes in EDITIONS. */
  readonly editions: readonly [number, number];
  readonly isOffered: boolean;
  readonly isAssigned: boolean;
}

export interface Group extends DrawnGroup {
  readonly id: string;
  readonly seatIds: readonly string[];
}

export interface PickedSeat {
  readonly group: Group;
  readonly index: number;
}

/** The request: seats of one or more groups, or the first group as a whole. */
export interface Asked {
  readonly group: Group;
  readonly seats: readonly PickedSeat[];
  /** The request also names a seat that does not exist. */
  readonly namesUnknown: boolean;
  /** Indexes in EDITIONS and TERMS. */
  readonly edition: number;
  readonly term: number;
}

const STORED = [
  { term: 1, multiplier: 1 },
  { term: 2, multiplier: 1 },
  { term: 2, multiplier: 2 },
  { term: 5, multiplier: 1 },
];

export const drawnGroup: fc.Arbitrary<DrawnGroup> = fc
  .record({
    relation: fc.constantFrom(...RELATIONS, 'owner', 'owner and manager'),
    kind: fc.constantFrom<Kind>(...KINDS, 'rp', 'rp', 'rp', 'cfb'),
    state: fc.constantFrom<State>(...STATES, 'renews', 'renews'),
    term: fc.nat(3),
    editions: fc.tuple(fc.nat(2), fc.nat(2)),
    isOffered: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
    isAssigned: fc.boolean(),
  })
  // Manual terms are of desktop seats alone.
  .map((drawn) => (drawn.state === 'trial' && drawn.kind !== 'rp' ? { ...drawn, state: 'renews' } : drawn));

export const isOwned = (relation: Relation) => relation.startsWith('owner');
export const isRecipient = ({ relation, kind }: Pick<DrawnGroup, 'relation' | 'kind'>) =>
  relation.endsWith('recipient') && isSubscription(kind);
export const isSubscription = (kind: Kind) => ['rp', 'ase', 'cfb', 'cloud'].includes(kind);
export const isPending = (group: DrawnGroup) =>
  isSubscription(group.kind) && (group.isOffered || isRecipient(group));
/** Cloud groups without a row for each seat. */
export const isCounted = (kind: Kind) => kind === 'cfb' || kind === 'cloud';

/** Checks whether the caller manages the seat, or owns its group. */
export function isTrusted({ relation, kind }: DrawnGroup, seat: number): boolean {
  if (isOwned(relation)) return true;
  if (isCounted(kind)) return false;
  if (relation === 'manager' || relation === 'manager and recipient') return true;
  return relation === 'manager of one seat' && seat === 0;
}

export const isUsed = ({ relation, kind }: DrawnGroup, seat: number) =>
  (relation === 'user' || relation === 'owner and user') && seat === 0 && !isCounted(kind) && kind !== 'ase';

/** The group before it is added, for the rules. */
export const unmade = (drawn: DrawnGroup): Group => ({
  ...drawn,
  id: '',
  seatIds: isCounted(drawn.kind) ? [] : ['', ''],
});

export const isPo = ({ state }: DrawnGroup) => state === 'purchase order' || state === 'ended purchase order';
export const isPastDue = ({ state }: DrawnGroup) => state === 'past due';
export const isEnded = ({ state }: DrawnGroup) => state === 'ended' || state === 'ended purchase order';
export const isCanceled = ({ state }: DrawnGroup) => state === 'canceled' || state === 'ended';

/** Checks whether the caller sees the seat, or the group by its first one. */
export const sees = (group: DrawnGroup, seat: number) =>
  isTrusted(group, seat) || isUsed(group, seat) || isRecipient(group);

/** Adds a group in which the caller has this role; another customer has the other ones. */
export async function addGroup(
  { vendor }: Shop,
  drawn: DrawnGroup,
  { caller, other }: { readonly caller: TestUser; readonly other: TestUser },
): Promise<Group> {
  const { db } = vendor.deps;
  const { kind } = drawn;
  const owner = isOwned(drawn.relation) ? caller : other;
  const ids = isCounted(kind) ? [] : [randomUUID(), randomUUID()];
  const seats = ids.map((id, index) => ({ id, ...seatOf(drawn, index, { caller, other }) }));
  if (!isSubscription(kind)) {
    // The three kinds of licenses outside subscriptions.
    const licenseKind = kind as 'perpetual' | 'education' | 'upgrade';
    const specs = seats.map((seat) => ({ ...seat, ...LICENSES[licenseKind], purchaseDate: '2018-05-01' }));
    await insertLicenses(db, owner, licenseKind, specs);
    return { ...drawn, id: randomUUID(), seatIds: ids };
  }
  const pending = isRecipient(drawn) ? caller.email : isPending(drawn) ? 'heir@x.example' : null;
  const id = await insertGroup(db, owner, {
    ...STATE_FIELDS[drawn.state],
    ...STORED[drawn.term],
    ...(drawn.state === 'trial' && { term: 3 }),
    ...COUNTS[kind as 'rp' | 'ase' | 'cfb' | 'cloud'],
    ...(isCounted(kind) && STATE_FIELDS[drawn.state].canceled && CANCELED_COUNTS[kind as 'cfb' | 'cloud']),
    ...(pending !== null && { pendingOwnerEmail: pending, pendingDate: TEST_TODAY }),
    seats,
  });
  return { ...drawn, id, seatIds: ids };
}

const LICENSES = {
  perpetual: { product: 'Axure RP 8 Pro', key: 'SECRET-KEY', licensee: 'Lee Ltd' },
  education: { expireDate: '2026-12-31' },
  upgrade: { upgradeKey: 'SECRET-CODE', numUpgrades: 2, numUpgradesUsed: 0 },
};

const COUNTS = {
  rp: { kind: 'rp' },
  ase: { kind: 'ase', licenseType: 3 },
  cfb: { kind: 'cfb', licenseType: 14, cloudAuthorCount: 3, rpPublisherCount: 1 },
  cloud: { kind: 'cloud', licenseType: 13, cloudAuthorCount: 3 },
} as const;

const CANCELED_COUNTS = {
  cfb: { canceledAuthorCount: 3, canceledPublisherCount: 1 },
  cloud: { canceledAuthorCount: 3 },
};

const RENEWS = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ENDED = { startDate: '2025-01-01', expireDate: '2026-02-28' };
const PURCHASE_ORDER = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const STATE_FIELDS: Readonly<Record<State, Omit<GroupSpec, 'seats'>>> = {
  renews: RENEWS,
  'purchase order': { ...RENEWS, ...PURCHASE_ORDER },
  'past due': {
    ...RENEWS,
    expireDate: '2026-04-10',
    firstFailedPaymentAttempt: 1,
    firstFailedPaymentDate: TEST_TODAY,
  },
  canceled: { ...RENEWS, canceled: true },
  ended: { ...ENDED, canceled: true },
  'ended purchase order': { ...ENDED, ...PURCHASE_ORDER },
  upcoming: { startDate: '2026-06-01', expireDate: '2027-05-31' },
  trial: { ...RENEWS, autoRenew: false },
};

function seatOf(
  { kind, state, relation, editions, isAssigned }: DrawnGroup,
  index: number,
  { caller, other }: { readonly caller: TestUser; readonly other: TestUser },
): SeatSpec {
  const manages =
    relation === 'owner and manager' ||
    (!isOwned(relation) && isTrusted({ ...NOBODYS, relation, kind }, index));
  const user = isUsed({ ...NOBODYS, relation, kind }, index)
    ? caller.email
    : isAssigned
      ? 'ann@x.example'
      : null;
  const isOver = state === 'canceled' || state === 'ended';
  return {
    licenseType: licenseTypeOf(kind, state, editions[index] ?? 0),
    managers: [...(manages ? [caller.email] : []), ...(isOwned(relation) ? [] : [other.email])],
    assignedTo: kind === 'ase' ? null : user,
    note: 'a secret note',
    expireDate: isOver ? (state === 'ended' ? ENDED.expireDate : RENEWS.expireDate) : null,
  };
}

const NOBODYS: DrawnGroup = {
  relation: 'stranger',
  kind: 'rp',
  state: 'renews',
  term: 1,
  editions: [0, 0],
  isOffered: false,
  isAssigned: false,
};

function licenseTypeOf(kind: Kind, state: State, edition: number): LicenseType {
  if (kind === 'ase') return edition === 0 ? 3 : 4;
  if (kind === 'rp' && state === 'trial') return 12;
  return ([0, 1, 2] as const)[edition as 0 | 1 | 2];
}
