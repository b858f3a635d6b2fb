import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/same-email';
import type { Viewer } from '../model';
import { isManagedBy } from '../people/managers';
import type { SeatAccess } from '../people/seat-access';
import { isUpgradable } from './upgradable';

/** Who has to do with a licence outside subscriptions. */
export interface LicensePeople {
  ownerEmail: string | null;
  /** E-mail addresses; `Me` stands for the viewer. */
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
  if (!isOwnedOrManaged(license, viewer)) return refuse(message.upgradeNotAllowed);
  return isUpgradable(license.product) ? { allowed: true } : refuse(message.upgradeNotVersion);
}

/** Who may use an upgrade code, and whether there is a use left. */
export function applyCodeAccess(
  code: LicensePeople & { total: number; used: number },
  viewer: Pick<Viewer, 'email'>,
): SeatAccess {
  if (!isOwnedOrManaged(code, viewer)) return refuse(message.upgradeCodeNotAllowed);
  return code.used < code.total ? { allowed: true } : refuse(message.upgradeCodeUsed);
}

function refuse(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}
