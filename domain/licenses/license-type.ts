/** The vendor's license types; 8 and 9 are unused (ENUM-04). */
export const LicenseType = {
  Pro: 0,
  Team: 1,
  Enterprise: 2,
  Asec5: 3,
  Asec10: 4,
  Asec20: 5,
  Asec50: 6,
  Asec100: 7,
  AsecCustom: 10,
  OnpremCustom: 11,
  OnpremTrial: 12,
  CloudAuthor: 13,
  AcbCloudAuthor: 14,
  AcbRpPublisher: 15,
} as const;

export type LicenseType = (typeof LicenseType)[keyof typeof LicenseType];

/** License types by their names in the GraphQL schema. */
export const LICENSE_TYPES_BY_NAME = {
  PRO: 0,
  TEAM: 1,
  ENTERPRISE: 2,
  ASEC5: 3,
  ASEC10: 4,
  ASEC20: 5,
  ASEC50: 6,
  ASEC100: 7,
  ASEC_CUSTOM: 10,
  ONPREM_CUSTOM: 11,
  ONPREM_TRIAL: 12,
  CLOUD_AUTHOR: 13,
  ACB_CLOUD_AUTHOR: 14,
  ACB_RP_PUBLISHER: 15,
} as const satisfies Record<string, LicenseType>;

const UNSOLD = [LicenseType.AsecCustom, LicenseType.OnpremCustom, LicenseType.OnpremTrial] as const;

/** License types with a price and a product code (T-01). */
export type SaleLicenseType = Exclude<LicenseType, (typeof UNSOLD)[number]>;

export const LICENSE_TYPES: readonly LicenseType[] = Object.values(LicenseType);

export const SALE_LICENSE_TYPES: readonly SaleLicenseType[] = LICENSE_TYPES.filter(isSold);

function isSold(type: LicenseType): type is SaleLicenseType {
  return !UNSOLD.some((unsold) => unsold === type);
}

export function isLicenseType(value: unknown): value is LicenseType {
  return LICENSE_TYPES.some((type) => type === value);
}

export function isSaleLicenseType(value: unknown): value is SaleLicenseType {
  return SALE_LICENSE_TYPES.some((type) => type === value);
}
