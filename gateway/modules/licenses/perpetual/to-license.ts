import type { Viewer } from '#domain/licenses/model';
import { isManagedBy, withMe } from '#domain/licenses/people/managers';
import {
  assignAccess,
  type LicenseKind,
  managersAccess,
  noteAccess,
} from '#domain/licenses/people/seat-access';
import {
  applyCodeAccess,
  isOwnedOrManaged,
  isVersion8,
  mayViewKey,
  upgradeAccess,
} from '#domain/licenses/perpetual/perpetual-access';
import { isSameEmail } from '#domain/text/email';
import type {
  EducationRecord,
  OtherLicense,
  PerpetualRecord,
  UpgradeCodeRecord,
} from '../../../models/licenses';
import type { EducationSeat, PerpetualLicense, UpgradeCode } from '../../../resolvers.generated';
import { type LicenseRow, otherRow } from '../license-row';
import { toEligibility } from '../to-eligibility';

/** Removes the key if the viewer may not read it, so that it is not searched either (T-09). */
export function asSeenBy(record: PerpetualRecord, viewer: Viewer): PerpetualRecord {
  return mayViewKey(record, viewer) ? record : { ...record, key: null };
}

export function perpetualRow(record: PerpetualRecord, viewer: Viewer): LicenseRow {
  const seen = asSeenBy(record, viewer);
  return otherRow(seen, 'perpetual', viewer, () => ({
    __typename: 'PerpetualLicense',
    ...toPerpetualLicense(seen, viewer),
  }));
}

export function educationRow(record: EducationRecord, viewer: Viewer): LicenseRow {
  return otherRow(record, 'education', viewer, () => ({
    __typename: 'EducationSeat',
    ...toEducationSeat(record, viewer),
  }));
}

export function upgradeCodeRow(record: UpgradeCodeRecord, viewer: Viewer): LicenseRow {
  return otherRow(record, 'upgrade', viewer, () => ({
    __typename: 'UpgradeCode',
    ...toUpgradeCode(record, viewer),
  }));
}

export function toPerpetualLicense(record: PerpetualRecord, viewer: Viewer): PerpetualLicense {
  const { key, licensee, product } = record;
  return {
    ...common(record, 'perpetual', viewer),
    key,
    licensee,
    isVersion8: isVersion8(product),
    upgradeEligibility: toEligibility(upgradeAccess(record, viewer)),
  };
}

/** Upgrade code of the schema; the code itself is only for viewers who may use it. */
export function toUpgradeCode(record: UpgradeCodeRecord, viewer: Viewer): UpgradeCode {
  const { code, used, total } = record;
  return {
    ...common({ ...record, assignedTo: null }, 'upgrade', viewer),
    code: isOwnedOrManaged(record, viewer) ? code : null,
    used,
    total,
    applyEligibility: toEligibility(applyCodeAccess(record, viewer)),
  };
}

export function toEducationSeat(record: EducationRecord, viewer: Viewer): EducationSeat {
  const { startDate, expireDate } = record;
  return { ...common(record, 'education', viewer), startDate, expireDate };
}

function common(record: OtherLicense & { assignedTo: string | null }, kind: LicenseKind, viewer: Viewer) {
  const { seatId, product, purchaseDate, assignedTo, managers, note, ownerEmail } = record;
  const question = { seat: record, kind, isOwner: isSameEmail(ownerEmail, viewer.email), viewer };
  return {
    id: seatId,
    productName: product,
    purchaseDate,
    assignedTo,
    managers: withMe(managers, viewer.email),
    isManager: isManagedBy(managers, viewer.email),
    note: noteAccess(question).allowed ? note : '',
    assignEligibility: toEligibility(assignAccess(question)),
    managersEligibility: toEligibility(managersAccess(question)),
  };
}
