import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { type GroupSpec, insertGroup, insertUser } from './builders';
import { TARA } from './people';
import { periodEnding, type Story, type StoryTime } from './story';

const { Pro, Team, AcbCloudAuthor } = LicenseType;
const at = (name: string) => `${name}@harbor.example`;
const THEO = at('theo');

const ASKED_DAYS_AGO = 3;

function offered({ today }: StoryTime) {
  return { pendingOwnerEmail: TARA, pendingDate: addDays(today, -ASKED_DAYS_AGO) };
}

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

function offeredPurchaseOrder(story: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(story.today, 200), 2),
    ...offered(story),
    braintreeId: story.poSentinel,
    autoRenew: false,
    seats: [{ licenseType: Pro, assignedTo: at('pia.holm') }, { licenseType: Pro }],
  };
}

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

export async function addTheo(story: Story): Promise<void> {
  const { db, passwordHash } = story;
  const company = 'Harbor Freight Office';
  const theo = await insertUser(db, { email: THEO, name: 'Theo Maas', company, passwordHash });
  await insertUser(db, { email: TARA, name: 'Tara Lind', company, passwordHash });
  for (const group of [offeredGroup, offeredPurchaseOrder, offeredCloudGroup])
    await insertGroup(db, theo, group(story));
}
