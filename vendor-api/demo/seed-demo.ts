import { sql } from 'drizzle-orm';
import { hashPassword } from '../account/passwords';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { addAtlas } from './atlas';
import { insertUser } from './builders';
import { addCora } from './cora';
import { addDiana } from './diana';
import { addEmil } from './education';
import { addFiona } from './fiona';
import { addPaula } from './paula';
import { MAX, NILS } from './people';
import { addPetra } from './perpetual';
import { demoSignIns } from './sign-ins';
import type { Story } from './story';
import { addTheo } from './theo';

/** Any number, but the same in every copy of the service. */
const SEED_LOCK = 7_140_002;

/** Only fills an empty database. */
export async function seedDemo({ db, clock, settings, log, passwordCost }: VendorDeps): Promise<void> {
  const startedAt = performance.now();
  const passwordHash = await hashPassword(demoSignIns[0].password, passwordCost);
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
  const { db, passwordHash } = story;
  await addDiana(story);
  await insertUser(db, { email: MAX, name: 'Max Brandt', passwordHash });
  await insertUser(db, { email: 'new@fresh.example', name: 'Noor Fischer', passwordHash });
  await addCora(story);
  await addFiona(story);
  await insertUser(db, { email: NILS, name: 'Nils Berger', passwordHash });
  await addPaula(story);
  await addTheo(story);
  await addPetra(story);
  await addEmil(story);
  await addAtlas(story);
}
