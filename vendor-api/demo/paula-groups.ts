import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { GroupSpec } from './builders';
import { monthStartAfter, periodEnding, type StoryTime } from './story';

const { Pro, Team, Enterprise, Asec10, AcbCloudAuthor } = LicenseType;
const at = (name: string) => `${name}@harborview.example`;

export const PAULA = at('paula');
export const PAULA_DOMAIN = 'harborview';
export const PAULA_BUNDLE_DOMAIN = 'harborview-port';

const byPurchaseOrder = ({ poSentinel }: StoryTime) => ({ braintreeId: poSentinel, autoRenew: false });
const TERMINAL = { note: 'Terminal planning, PO 88-1042' };

export function terminalOrder(story: StoryTime): GroupSpec {
  const period = periodEnding(addDays(story.today, 41), 2);
  return {
    ...period,
    ...byPurchaseOrder(story),
    seats: [
      ...['ola.brandt', 'sam.keita', 'iris.holm'].map((name) => ({
        licenseType: Pro,
        assignedTo: at(name),
        ...TERMINAL,
      })),
      { licenseType: Pro, assignedTo: null, ...TERMINAL },
      { licenseType: Pro, assignedTo: at('jan.visser'), note: 'Leaves', expireDate: period.expireDate },
      { licenseType: Team, assignedTo: PAULA, ...TERMINAL },
      { licenseType: Team, assignedTo: at('rita.costa'), ...TERMINAL },
      { licenseType: Team, assignedTo: null, ...TERMINAL },
    ],
  };
}

export function officeOrder(story: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(monthStartAfter(story.today, 190), -1), 2),
    ...byPurchaseOrder(story),
    seats: [
      { licenseType: Enterprise, assignedTo: at('anna.wolf'), note: 'Head office' },
      { licenseType: Enterprise, assignedTo: at('ed.larsen'), note: 'Head office' },
    ],
  };
}

export function cloudOrder({ today }: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(today, 55), 2),
    autoRenew: false,
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 4,
    rpPublisherCount: 6,
    domain: PAULA_DOMAIN,
    seats: [],
  };
}

export function bundleOrder({ today }: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(monthStartAfter(today, 120), -1), 2),
    autoRenew: false,
    kind: 'ase',
    licenseType: Asec10,
    domain: PAULA_BUNDLE_DOMAIN,
    seats: [{ licenseType: Asec10, assignedTo: PAULA_BUNDLE_DOMAIN }],
  };
}
