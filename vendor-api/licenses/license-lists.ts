import { groupPlace } from '#domain/licenses/groups/group-order';
import {
  type Asker,
  type SeatDocument,
  type SeatRecord,
  type SubscriptionDocument,
  seatDocument,
  subscriptionDocument,
  type ViewerRole,
} from './documents';
import type { Licenses } from './load-licenses';

export const LIST_NAMES = [
  'rows',
  'subRows',
  'canceledRows',
  'aseRows',
  'perpRows',
  'upcomingSubRows',
  'eduRows',
  'upgradeRows',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

export type LicenseRow = SeatDocument & { readonly subscription: SubscriptionDocument | null };
export type LicenseLists = Record<ListName, LicenseRow[]>;

/** The eight lists of MAN-06; lists that are not `wanted` stay empty. */
export function licenseLists(licenses: Licenses, asker: Asker, wanted: ReadonlySet<ListName>): LicenseLists {
  const lists: LicenseLists = {
    rows: [],
    subRows: [],
    canceledRows: [],
    aseRows: [],
    perpRows: [],
    upcomingSubRows: [],
    eduRows: [],
    upgradeRows: [],
  };
  const subscriptionFor = subscriptionDocuments(licenses, asker);
  for (const seat of licenses.seats) {
    const list = listOf(seat, licenses, asker);
    const isListed = list !== null && wanted.has(list);
    if (!isListed && !wanted.has('rows')) continue;
    const row = licenseRow(seat, licenses, asker, subscriptionFor);
    if (isListed) lists[list].push(row);
    if (wanted.has('rows')) lists.rows.push(row);
  }
  return lists;
}

function licenseRow(
  seat: SeatRecord,
  licenses: Licenses,
  { user }: Asker,
  subscriptionFor: ReturnType<typeof subscriptionDocuments>,
): LicenseRow {
  const record = subscriptionOf(seat, licenses);
  const document = seatDocument(seat, record, ownerOf(seat, licenses), user);
  return Object.assign(document, {
    subscription:
      record === null ? null : subscriptionFor(record.id, licenses.roles.get(record.id) ?? 'assignee'),
  });
}

// Cached, because thousands of rows share a subscription.
function subscriptionDocuments(licenses: Licenses, asker: Asker) {
  const made = new Map<string, SubscriptionDocument>();
  return (id: string, role: ViewerRole): SubscriptionDocument | null => {
    const key = `${role} ${id}`;
    const record = licenses.subscriptions.get(id);
    const document = made.get(key);
    if (document !== undefined || record === undefined) return document ?? null;
    const owner = licenses.owners.get(record.ownerId);
    if (owner === undefined) throw new Error(`Subscription ${id} has no owner`);
    const fresh = subscriptionDocument(record, owner, role, asker);
    made.set(key, fresh);
    return fresh;
  };
}

function listOf(seat: SeatRecord, licenses: Licenses, asker: Asker): ListName | null {
  switch (seat.kind) {
    case 'perpetual':
      return 'perpRows';
    case 'education':
      return 'eduRows';
    case 'upgrade':
      return 'upgradeRows';
    case 'subscription':
      return listOfGroup(seat, licenses, asker);
  }
}

// An offered group is active for the viewer, regardless of its dates (T-04).
function listOfGroup(seat: SeatRecord, licenses: Licenses, { user, today }: Asker): ListName | null {
  const record = subscriptionOf(seat, licenses);
  if (record === null) return null;
  if (record.kind === 'ase') return 'aseRows';
  if (record.kind !== 'rp') return null;
  const place = groupPlace({ ...record, pendingOwner: record.pendingOwnerEmail }, user.email, today);
  switch (place.section) {
    case 'UPCOMING':
      return 'upcomingSubRows';
    case 'EXPIRED':
      return 'canceledRows';
    case 'ACTIVE':
      return 'subRows';
  }
}

function subscriptionOf(seat: SeatRecord, { subscriptions }: Licenses) {
  return (seat.subscriptionId === null ? null : subscriptions.get(seat.subscriptionId)) ?? null;
}

function ownerOf(seat: SeatRecord, { owners }: Licenses) {
  const owner = owners.get(seat.ownerId);
  if (owner === undefined) throw new Error(`Seat ${seat.id} has no owner`);
  return owner;
}
