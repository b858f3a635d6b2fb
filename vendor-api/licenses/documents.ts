import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isPastDue, isPurchaseOrder } from '#domain/licenses/past-due';
import { toDecimalString } from '#domain/money/cents';
import { refersTo, type UserIdentity } from '../account/refers-to';
import type { seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { failureFacts } from './group-facts';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/** Strongest first. Only the first two see payment details (D-91). */
export type ViewerRole = 'owner' | 'manager' | 'pendingOwner' | 'assignee';

export interface Asker {
  readonly user: SignedInUser;
  readonly today: CalendarDate;
  readonly poSentinel: string;
  readonly groupNumbers: ReadonlyMap<string, number>;
}

export interface OwnerRecord {
  readonly id: string;
  readonly email: string;
  readonly profileImg: string | null;
}

/** As in MAN-22. Only the owner sees the payment id; others only see that it is a purchase order (D-62). */
export function subscriptionDocument(
  record: SubscriptionRecord,
  owner: OwnerRecord,
  role: ViewerRole,
  { poSentinel, groupNumbers }: Pick<Asker, 'poSentinel' | 'groupNumbers'>,
) {
  const isAssignee = role === 'assignee';
  return {
    id: record.id,
    groupNumber: groupNumbers.get(record.id) ?? null,
    groupName: record.givenName,
    userId: record.ownerId,
    term: record.term,
    multiplier: record.multiplier,
    startDate: record.startDate,
    expireDate: record.expireDate,
    braintreeId: paymentId(record.braintreeId, role, poSentinel),
    // Assignees see neither a failed payment nor a claim that the unpaid subscription renews.
    autoRenew: record.autoRenew && !(isAssignee && isPastDue(failureFacts(record))),
    firstFailedPaymentAttempt: isAssignee ? null : record.firstFailedPaymentAttempt,
    firstFailedPaymentDate: isAssignee ? null : record.firstFailedPaymentDate,
    ...(role === 'owner' && failedPaymentDocument(record)),
    isAse: record.kind === 'ase' || record.kind === 'cfb',
    isLegacyAse: record.kind === 'ase',
    isCfb: record.kind === 'cfb',
    domain: record.domain,
    canceled: record.canceled,
    cloudAuthorUserCount: record.cloudAuthorCount,
    rpPublisherUserCount: record.rpPublisherCount,
    subscriptionOwner: owner.email,
  };
}

/** Last attempt to charge a group, for its owner only; not part of the vendor's contract. */
export function failedPaymentDocument({ failedPayment }: Pick<SubscriptionRecord, 'failedPayment'>) {
  if (failedPayment === null) return null;
  const { date, reason, total, card } = failedPayment;
  const amount = total === null ? null : toDecimalString(total);
  return { failedPayment: { date, reason, amount, ...card } };
}

export type SubscriptionDocument = ReturnType<typeof subscriptionDocument>;

function paymentId(braintreeId: string | null, role: ViewerRole, sentinel: string): string | null {
  if (role === 'owner' || isPurchaseOrder(braintreeId, sentinel)) return braintreeId;
  return null;
}

export interface SeatRecord
  extends Omit<typeof seats.$inferSelect, 'ordinal' | 'assignedUserId' | 'formerUser' | 'assignedAt'> {
  readonly managers: string[];
}

export function viewerRole(
  seat: Pick<SeatRecord, 'ownerId' | 'managers'>,
  subscription: Pick<SubscriptionRecord, 'pendingOwnerEmail'> | null,
  asker: { readonly id: string; readonly email: string },
): ViewerRole {
  if (seat.ownerId === asker.id) return 'owner';
  if (seat.managers.includes(asker.email)) return 'manager';
  return subscription?.pendingOwnerEmail === asker.email ? 'pendingOwner' : 'assignee';
}

const STRONGEST_FIRST: readonly ViewerRole[] = ['owner', 'manager', 'pendingOwner', 'assignee'];

/** Returns the viewer's strongest role among the seats of each group. */
export function rolesInGroups(
  seats: readonly SeatRecord[],
  subscriptions: ReadonlyMap<string, SubscriptionRecord>,
  asker: { readonly id: string; readonly email: string },
): Map<string, ViewerRole> {
  const roles = new Map<string, ViewerRole>();
  for (const seat of seats) {
    const group = seat.subscriptionId === null ? undefined : subscriptions.get(seat.subscriptionId);
    if (group === undefined) continue;
    const both = [roles.get(group.id), viewerRole(seat, group, asker)];
    roles.set(group.id, STRONGEST_FIRST.find((role) => both.includes(role)) ?? 'assignee');
  }
  return roles;
}

/** A seat as in MAN-21. Pending owners see keys only of seats that they use (T-09), users no notes (D-91). */
export function seatDocument(
  seat: SeatRecord,
  subscription: SubscriptionRecord | null,
  owner: OwnerRecord,
  asker: UserIdentity,
) {
  const role = viewerRole(seat, subscription, asker);
  const mayUpgrade = role === 'owner' || role === 'manager';
  return {
    seatId: seat.id,
    assignedTo: seat.assignedTo,
    managers: seat.managers,
    isManager: seat.managers.includes(asker.email),
    note: role === 'assignee' ? '' : seat.note,
    purchaseDate: seat.purchaseDate,
    startDate: seat.startDate,
    expireDate: seat.expireDate,
    futureTerm: seat.futureTerm,
    futureMultiplier: seat.futureMultiplier,
    futureLicenseType: seat.futureLicenseType,
    licenseType: seat.licenseType,
    product: seat.product,
    ownerProfile: { email: owner.email, profileImg: owner.profileImg },
    subscriptionOwner: owner.email,
    pendingOwner: subscription?.pendingOwnerEmail ?? null,
    pendingDate: subscription?.pendingDate ?? null,
    statusPending: subscription?.pendingOwnerEmail != null,
    key: role === 'pendingOwner' && !refersTo(seat.assignedTo, null, asker) ? null : seat.key,
    licensee: seat.licensee,
    upgradeKey: mayUpgrade ? seat.upgradeKey : null,
    numUpgrades: seat.numUpgrades,
    numUpgradesUsed: seat.numUpgradesUsed,
  };
}

export type SeatDocument = ReturnType<typeof seatDocument>;
