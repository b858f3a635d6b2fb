import type { Licenses } from '../models/licenses';

/** How much room licences take in a session cache: a unit for every row. */
export function weighLicenses({ groups, perpetual, education, upgradeCodes }: Licenses): number {
  const others = perpetual.length + education.length + upgradeCodes.length;
  return groups.reduce((sum, { seats }) => sum + seats.length, others);
}
