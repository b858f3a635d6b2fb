import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { GroupSpec } from './builders';
import { NILS } from './people';
import { periodEnding, type StoryTime } from './story';

const { Pro, Team, AcbCloudAuthor } = LicenseType;
const at = (name: string) => `${name}@fenwick.example`;

export const FIONA = at('fiona');

const PLANNING = { note: 'Planning', managers: [FIONA, NILS] };

export function failedGroup({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(today, 6), 2);
  const then = { expireDate: period.expireDate };
  return {
    ...period,
    purchaseDate: subMonths(period.startDate, 12),
    firstFailedPaymentAttempt: 1,
    firstFailedPaymentDate: addDays(today, -4),
    seats: [
      { licenseType: Pro, assignedTo: at('ruth.ekberg'), ...PLANNING },
      { licenseType: Pro, assignedTo: at('tom.ashby'), ...PLANNING },
      { licenseType: Pro, assignedTo: null, ...PLANNING },
      { licenseType: Team, assignedTo: at('lea.moor'), ...PLANNING, ...then, futureLicenseType: Pro },
      { licenseType: Team, assignedTo: at('ken.ito'), ...PLANNING },
      { licenseType: Team, assignedTo: at('jo.hall'), note: 'Leaves in spring', ...then },
    ],
  };
}

export function failedCloudGroup({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(today, 9), 2);
  return {
    ...period,
    kind: 'cfb',
    purchaseDate: period.startDate,
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 3,
    rpPublisherCount: 5,
    domain: 'fenwick',
    firstFailedPaymentDate: addDays(today, -2),
    seats: [],
  };
}
