import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { GroupSpec } from './builders';
import { monthStartAfter, periodEnding, periodStarting, type StoryTime } from './story';

const { Asec5, Asec20, CloudAuthor, AcbCloudAuthor } = LicenseType;

export const BUSINESS_DOMAIN = 'brightline';
export const BUNDLE_DOMAIN = 'brightline-labs';
export const ORGANIZATION = { id: 'org-brightline-foundation', name: 'Brightline Foundation' };

export const CORA = 'cora@brightline.example';

export const JOINED = { authorQuantity: 2, publisherQuantity: 4 };

export const JOINED_DAYS_AGO = 75;

export function businessGroup({ today }: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(monthStartAfter(today, 150), -1), 2),
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 8,
    rpPublisherCount: 24,
    domain: BUSINESS_DOMAIN,
    seats: [],
  };
}

export function bundleGroup({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(monthStartAfter(today, 50), -1), 2);
  return {
    ...period,
    kind: 'ase',
    purchaseDate: subMonths(period.startDate, 12),
    licenseType: Asec20,
    domain: BUNDLE_DOMAIN,
    seats: [{ licenseType: Asec20, assignedTo: BUNDLE_DOMAIN }],
  };
}

export function organizationGroup({ today }: StoryTime): GroupSpec {
  const period = periodStarting(addDays(today, -12), 1);
  return {
    ...period,
    kind: 'cloud',
    purchaseDate: subMonths(period.startDate, 2),
    licenseType: CloudAuthor,
    cloudAuthorCount: 5,
    instanceId: ORGANIZATION.id,
    orgName: ORGANIZATION.name,
    seats: [],
  };
}

export function upcomingBundle({ today }: StoryTime): GroupSpec {
  return {
    ...periodStarting(monthStartAfter(today, 15), 4),
    kind: 'ase',
    purchaseDate: addDays(today, -5),
    licenseType: Asec5,
    seats: [{ licenseType: Asec5 }],
  };
}

export function endedTrial({ today }: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(today, -95), 1),
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 1,
    rpPublisherCount: 3,
    autoRenew: false,
    canceled: true,
    seats: [],
  };
}

export function endedBundle({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(today, -210), 2);
  return {
    ...period,
    kind: 'ase',
    purchaseDate: subMonths(period.startDate, 12),
    licenseType: Asec5,
    autoRenew: false,
    canceled: true,
    seats: [{ licenseType: Asec5, expireDate: period.expireDate }],
  };
}
