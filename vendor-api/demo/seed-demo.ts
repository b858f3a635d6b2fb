import { sql } from 'drizzle-orm';
import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { hashPassword } from '../account/passwords';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { addActivity } from './add-activity';
import { atlas } from './atlas';
import { cora } from './cora';
import { addCustomer, type Customer, type Story, type StoryTime } from './customer';
import { diana, MAX } from './diana';
import { addDianaPhoto } from './diana-card';
import { fiona, NILS } from './fiona';
import { paula } from './paula';
import { addUpgrade, petra } from './petra';
import { DEMO_PASSWORD } from './sign-ins';
import { tara, theo } from './theo';

/** An arbitrary number, the same in every copy of the service. */
const SEED_LOCK = 7_140_002;

/** Fills an empty database only. */
export async function seedDemo({ db, clock, settings, log, passwordCost }: VendorDeps): Promise<void> {
  const startedAt = performance.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
  const isSeeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [customer] = await tx.select({ id: users.id }).from(users).limit(1);
    if (customer !== undefined) return false;
    await tell({ db: tx, today: clock.today(), passwordHash, poSentinel: settings.PO_BRAINTREE_ID });
    return true;
  });
  if (isSeeded) log.info({ ms: Math.round(performance.now() - startedAt) }, 'demonstration data written');
}

async function tell(story: Story): Promise<void> {
  const owner = await addCustomer(story, diana(story));
  await addDianaPhoto(story.db, owner.id, story.today);
  await addCustomer(story, { email: MAX, name: 'Max Brandt' });
  await addCustomer(story, { email: 'new@fresh.example', name: 'Noor Fischer' });
  await addCustomer(story, cora(story));
  await addCustomer(story, fiona(story));
  await addCustomer(story, { email: NILS, name: 'Nils Berger' });
  await addCustomer(story, paula(story));
  await addCustomer(story, theo(story));
  await addCustomer(story, tara);
  await addUpgrade(story, await addCustomer(story, petra(story)));
  await addCustomer(story, emil(story));
  await addCustomer(story, atlas(story));
  await addActivity(story, owner);
}

const at = (name: string) => `${name}@lakeside.example`;

function emil({ today }: StoryTime): Customer {
  const startDate = addMonths(today, -7);
  const year = { purchaseDate: startDate, startDate, expireDate: addDays(addMonths(startDate, 12), -1) };
  const student = { ...year, licenseType: LicenseType.Pro, note: 'Interaction design, year 2' };
  return {
    email: at('emil'),
    name: 'Emil Sørensen',
    company: 'Lakeside College',
    licenses: {
      education: [
        { ...year, licenseType: LicenseType.Team, assignedTo: at('emil'), note: 'Teacher' },
        { ...student, assignedTo: at('freja.holm') },
        { ...student, assignedTo: at('malte.friis') },
      ],
    },
  };
}
