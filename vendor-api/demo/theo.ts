import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { type GroupSpec, insertGroup, insertUser } from './builders';
import { TARA } from './people';
import { periodEnding, type Story, type StoryTime } from './story';

const { Pro, Team, AcbCloudAuthor } = LicenseType;
const at = (name: string) => `${name}@harbor.example`;
const THEO = at('theo');

/** When Tara was asked. */
const ASKED_DAYS_AGO = 3;

function offered({ today }: StoryTime) {
  return { pendingOwnerEmail: TARA, pendingDate: addDays(today, -ASKED_DAYS_AGO) };
}

/** Three seats that renew by card. */
function offeredGroup(story: StoryTime): GroupSpec {
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

/** Two seats that were bought by purchase order. */
function offeredPurchaseOrder(story: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(story.today, 200), 2),
    ...offered(story),
    braintreeId: story.poSentinel,
    autoRenew: false,
    seats: [{ licenseType: Pro, assignedTo: at('pia.holm') }, { licenseType: Pro }],
  };
}

/** Cloud for Business by the seat. */
function offeredCloudGroup(story: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(story.today, 160), 2),
    ...offered(story),
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 2,
    rpPublisherCount: 6,
    domain: 'harbor',
    seats: [],
  };
}

/** An owner who leaves, and Tara, who was asked to take all of it over. */
export async function addTheo(story: Story): Promise<void> {
  const { db, passwordHash } = story;
  const company = 'Harbor Freight Office';
  const theo = await insertUser(db, { email: THEO, name: 'Theo Maas', company, passwordHash });
  await insertUser(db, { email: TARA, name: 'Tara Lind', company, passwordHash });
  for (const group of [offeredGroup, offeredPurchaseOrder, offeredCloudGroup])
    await insertGroup(db, theo, group(story));
}
