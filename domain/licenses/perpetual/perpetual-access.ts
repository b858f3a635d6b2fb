import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/email';
import type { Viewer } from '../model';
import { isManagedBy } from '../people/managers';
import { notAllowed, type SeatAccess } from '../people/seat-access';

export interface LicensePeople {
  ownerEmail: string | null;
  managers: readonly string[];
}

/** Owners and managers decide upon a licence outside subscriptions (D-107). */
export function isOwnedOrManaged(
  { ownerEmail, managers }: LicensePeople,
  viewer: Pick<Viewer, 'email'>,
): boolean {
  return isManagedBy(managers, viewer.email) || isSameEmail(ownerEmail, viewer.email);
}

/** Who may read a key: owner, managers and whoever uses the licence (T-09, D-91). */
export function mayViewKey(
  license: LicensePeople & { assignedTo: string | null },
  viewer: Pick<Viewer, 'email'>,
): boolean {
  return isOwnedOrManaged(license, viewer) || isSameEmail(license.assignedTo, viewer.email);
}

/** Who may upgrade a perpetual licence, and whether it can be (D-84, D-107). */
export function upgradeAccess(
  license: LicensePeople & { product: string },
  viewer: Pick<Viewer, 'email'>,
): SeatAccess {
  if (!isOwnedOrManaged(license, viewer)) return notAllowed(message.upgradeNotAllowed);
  return isUpgradable(license.product) ? { allowed: true } : notAllowed(message.upgradeNotVersion);
}

export function applyCodeAccess(
  code: LicensePeople & { total: number; used: number },
  viewer: Pick<Viewer, 'email'>,
): SeatAccess {
  if (!isOwnedOrManaged(code, viewer)) return notAllowed(message.upgradeCodeNotAllowed);
  return code.used < code.total ? { allowed: true } : notAllowed(message.upgradeCodeUsed);
}

/** Whether a perpetual licence can be upgraded to version 9, by its product: `Pro` of any version, and version 8 (PERP-03, D-84). */
export function isUpgradable(product: string): boolean {
  return product.includes('Pro') || isVersion8(product);
}

/** Whether a perpetual licence is one of RP 8, of which at least one has to be selected to upgrade (MAN-19, D-84). */
export function isVersion8(product: string): boolean {
  return product.includes('8');
}
