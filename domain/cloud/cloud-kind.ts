import { displayName } from '../licenses/display-name';
import type { LicenseType } from '../licenses/license-type';
import type { ProductKind } from '../licenses/product-kind';

export type CloudKind = Exclude<ProductKind, 'rp'>;

/** Kind by the two flags of a cloud group (CLOUD-03, D-117). */
export function cloudKind(flags: { isLegacyAse: boolean; isCfb: boolean }): CloudKind {
  if (flags.isLegacyAse) return 'legacyAse';
  return flags.isCfb ? 'cfb' : 'cloud';
}

const BUSINESS = 'Axure Cloud for Business';

export function cloudProductName(kind: CloudKind, licenseType: LicenseType | null): string {
  switch (kind) {
    case 'cloud':
      return 'Axure Cloud';
    case 'cfb':
      return BUSINESS;
    case 'legacyAse':
      return licenseType === null ? BUSINESS : displayName(licenseType);
  }
}

/** Cloud groups carry no payment id: one that neither renews nor was canceled was bought by purchase order (D-62). */
export function isCloudPurchaseOrder(group: { autoRenew: boolean; canceled: boolean }): boolean {
  return !group.autoRenew && !group.canceled;
}

/** The vendor's numbers for types of cloud instances (ENUM-11). */
export const INSTANCE_TYPES = { organization: 0, cfb: 1 } as const;

export type InstanceType = (typeof INSTANCE_TYPES)[keyof typeof INSTANCE_TYPES];
