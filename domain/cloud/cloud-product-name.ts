import { displayName } from '../licenses/display-name';
import type { LicenseType } from '../licenses/license-type';
import type { CloudKind } from './cloud-kind';

const BUSINESS = 'Axure Cloud for Business';

/** What a cloud group is called: a bundle by its tier, a plan by its name. */
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
