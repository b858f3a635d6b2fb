import { displayName } from '../licenses/display-name';
import type { LicenseType } from '../licenses/license-type';
import type { CloudKind } from './cloud-kind';

/** What a cloud group is called: a bundle by its tier, a plan by its name. */
export function cloudProductName(kind: CloudKind, licenseType: LicenseType | null): string {
  if (kind === 'cloud') return 'Axure Cloud';
  if (kind === 'legacyAse' && licenseType !== null) return displayName(licenseType);
  return 'Axure Cloud for Business';
}
