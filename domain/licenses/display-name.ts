import type { LicenseType } from './license-type';

const NAMES: Record<LicenseType, string> = {
  0: 'Axure RP Pro',
  1: 'Axure RP Team',
  2: 'Axure RP Enterprise',
  3: 'Cloud for Business - 5 Publishers',
  4: 'Cloud for Business - 10 Publishers',
  5: 'Cloud for Business - 20 Publishers',
  6: 'Cloud for Business - 50 Publishers',
  7: 'Cloud for Business - 100 Publishers',
  10: 'Cloud for Business - Custom',
  11: 'On-Premises Custom',
  12: 'On-Premises Trial',
  13: 'Cloud Author',
  14: 'Cloud Author',
  15: 'RP Publisher',
};

/** The product's name as customers read it (ENUM-05, D-100). */
export function displayName(licenseType: LicenseType): string {
  return NAMES[licenseType];
}
