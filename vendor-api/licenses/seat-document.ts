import type { seats } from '../db/schema/licenses';
import type { OwnerRecord, SubscriptionRecord, ViewerRole } from './subscription-document';

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

/** A seat as in MAN-21. Pending owners see no keys (T-09), users no notes (D-91). */
export function seatDocument(
  seat: SeatRecord,
  subscription: SubscriptionRecord | null,
  owner: OwnerRecord,
  asker: { readonly id: string; readonly email: string },
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
    key: role === 'pendingOwner' ? null : seat.key,
    licensee: seat.licensee,
    upgradeKey: mayUpgrade ? seat.upgradeKey : null,
    numUpgrades: seat.numUpgrades,
    numUpgradesUsed: seat.numUpgradesUsed,
  };
}

export type SeatDocument = ReturnType<typeof seatDocument>;
