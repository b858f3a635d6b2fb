import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { type Customer, periodEnding, type SoldGroup, type StoryTime, soldCloud } from './customer';

const { Pro, Team } = LicenseType;
const at = (name: string) => `${name}@harbor.example`;
const THEO = at('theo');
const TARA = at('tara');
const company = 'Harbor Freight Office';

export const tara: Customer = { email: TARA, name: 'Tara Lind', company };

export function theo(time: StoryTime): Customer {
  const groups = [offeredGroup(time), offeredPurchaseOrder(time), offeredCloudGroup(time)];
  return { email: THEO, name: 'Theo Maas', company, groups };
}

function offered({ today }: StoryTime) {
  return { pendingOwnerEmail: TARA, pendingDate: addDays(today, -3) };
}

function offeredGroup(story: StoryTime): SoldGroup {
  return {
    ...periodEnding(addDays(story.today, 120), 2),
    ...offered(story),
    seats: [
      { licenseType: Team, assignedTo: at('ivo.lang'), managers: [THEO, TARA] },
      { licenseType: Team, assignedTo: TARA, managers: [THEO, TARA] },
      { licenseType: Pro, managers: [THEO] },
    ],
  };
}

function offeredPurchaseOrder(story: StoryTime): SoldGroup {
  return {
    ...periodEnding(addDays(story.today, 200), 2),
    ...offered(story),
    braintreeId: story.poSentinel,
    autoRenew: false,
    seats: [{ licenseType: Pro, assignedTo: at('pia.holm') }, { licenseType: Pro }],
  };
}

function offeredCloudGroup(story: StoryTime): SoldGroup {
  const seats = { authorQuantity: 2, publisherQuantity: 6 };
  const cart = { plan: 'cfb', term: 2, domain: 'harbor', ...seats } as const;
  return soldCloud(periodEnding(addDays(story.today, 160), 2), cart, { ...offered(story), sales: [] });
}
