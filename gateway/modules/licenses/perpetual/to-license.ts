import { isManagedBy, withMe } from '#domain/licenses/managers';
import type { Viewer } from '#domain/licenses/model';
import {
  applyCodeAccess,
  isOwnedOrManaged,
  mayViewKey,
  upgradeAccess,
} from '#domain/licenses/perpetual-access';
import { isVersion8 } from '#domain/licenses/upgradable';
import type { EducationRecord, PerpetualRecord, UpgradeCodeRecord } from '../../../models/other-licenses';
import type { EducationSeat, PerpetualLicense, UpgradeCode } from '../../../resolvers.generated';
import { toEligibility } from '../to-eligibility';

/** The licence without a key that the viewer may not read; nothing is searched by such a key either (T-09). */
export function asSeenBy(record: PerpetualRecord, viewer: Viewer): PerpetualRecord {
  return mayViewKey(record, viewer) ? record : { ...record, key: null };
}

/** A perpetual licence as the schema has it. */
export function toPerpetualLicense(record: PerpetualRecord, viewer: Viewer): PerpetualLicense {
  const { seatId, product, purchaseDate, key, licensee, assignedTo, managers, note } = record;
  return {
    id: seatId,
    productName: product,
    purchaseDate,
    key,
    licensee,
    assignedTo,
    managers: withMe(managers, viewer.email),
    isManager: isManagedBy(managers, viewer.email),
    note,
    isVersion8: isVersion8(product),
    upgradeEligibility: toEligibility(upgradeAccess(record, viewer)),
  };
}

/** An upgrade code as the schema has it; the code itself is for those who may use it. */
export function toUpgradeCode(record: UpgradeCodeRecord, viewer: Viewer): UpgradeCode {
  const { seatId, product, purchaseDate, code, used, total, managers } = record;
  return {
    id: seatId,
    productName: product,
    purchaseDate,
    code: isOwnedOrManaged(record, viewer) ? code : null,
    used,
    total,
    managers: withMe(managers, viewer.email),
    isManager: isManagedBy(managers, viewer.email),
    applyEligibility: toEligibility(applyCodeAccess(record, viewer)),
  };
}

/** An education licence as the schema has it. */
export function toEducationSeat(record: EducationRecord): EducationSeat {
  const { seatId, product, assignedTo, note, startDate, expireDate } = record;
  return { id: seatId, productName: product, assignedTo, note, startDate, expireDate };
}
