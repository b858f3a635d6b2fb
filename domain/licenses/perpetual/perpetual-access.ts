import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/email';
import type { Viewer } from '../model';
import { isManagedBy } from '../people/managers';
import { notAllowed, type SeatAccess } from '../people/seat-access';

export interface LicensePeople {
  ownerEmail: string | null;
  managers: readonly string[];
}

/** Checks for the owner or a manager, who may act on a license outside subscriptions (D-107). */
export function isOwnedOrManaged(
  { ownerEmail, managers }: LicensePeople,
  viewer: Pick<Viewer, 'email'>,
): boolean {
  return isManagedBy(managers, viewer.email) || isSameEmail(ownerEmail, viewer.email);
}

/** Lets owner, managers and assignee read a key (T-09, D-91). */
export function mayViewKey(
  license: LicensePeople & { assignedTo: string | null },
  viewer: Pick<Viewer, 'email'>,
): boolean {
  return isOwnedOrManaged(license, viewer) || isSameEmail(license.assignedTo, viewer.email);
}

/** Lets owner and managers upgrade a perpetual license whose version allows it (D-84, D-107). */
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

/** Checks that a product can be upgraded to version 9: `Pro` of any version, or version 8 (PERP-03, D-84). */
export function isUpgradable(product: string): boolean {
  return product.includes('Pro') || isVersion8(product);
}

/** Checks for RP 8, of which an upgrade needs at least one selected license (MAN-19, D-84). */
export function isVersion8(product: string): boolean {
  return product.includes('8');
}
