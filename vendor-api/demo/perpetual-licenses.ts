import { addMonths } from '#domain/calendar/calendar-date';
import { UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { LicenseType } from '#domain/licenses/license-type';
import type { LicenseSpec } from './builders';
import type { StoryTime } from './story';

const { Pro, Team, Enterprise } = LicenseType;
const at = (name: string) => `${name}@keystone.example`;

export const PETRA = at('petra');
export const KEYSTONE = 'Keystone Design';

export function versionEight({ today }: StoryTime): LicenseSpec[] {
  const bought = { purchaseDate: addMonths(today, -90), licensee: KEYSTONE };
  const later = { ...bought, purchaseDate: addMonths(today, -82) };
  return [
    license(Pro, 'Axure RP 8 Pro', 'KD4M-7Q2X-9VHT-A3NB', { ...bought, assignedTo: PETRA }),
    license(Pro, 'Axure RP 8 Pro', 'KD4M-7Q2X-9VHT-A3NC', { ...bought, assignedTo: at('jan.kovar') }),
    license(Pro, 'Axure RP 8 Pro', 'KD4M-7Q2X-9VHT-A3ND', bought),
    license(Team, 'Axure RP 8 Team', 'W8ZC-1F6R-0KPS-E5YG', { ...later, assignedTo: at('eliska.mala') }),
    license(Team, 'Axure RP 8 Team', 'W8ZC-1F6R-0KPS-E5YH', later),
    license(Enterprise, 'Axure RP 8 Enterprise', 'H2TB-6N9J-4QXV-M7DA', later),
  ];
}

export function upgradedLicense(on: string): LicenseSpec {
  const key = 'T9K2M7XQ4VHB1NZC8RWE5YGP3DJF6SA0'.repeat(3);
  return license(Team, UPGRADED_PRODUCT, key, {
    purchaseDate: on,
    licensee: KEYSTONE,
    assignedTo: at('tomas.prochazka'),
  });
}

export function upgradeCodes({ today }: StoryTime): LicenseSpec[] {
  const bought = { licenseType: Team, product: 'Upgrade to Axure RP 9', purchaseDate: addMonths(today, -30) };
  return [
    { ...bought, upgradeKey: 'UPG9-4TKX-22MD', numUpgrades: 3, numUpgradesUsed: 1 },
    { ...bought, upgradeKey: 'UPG9-7HRB-90QS', numUpgrades: 1, numUpgradesUsed: 1 },
  ];
}

function license(
  licenseType: LicenseSpec['licenseType'],
  product: string,
  key: string,
  more: Omit<LicenseSpec, 'licenseType'>,
): LicenseSpec {
  return { licenseType, product, key, ...more };
}
