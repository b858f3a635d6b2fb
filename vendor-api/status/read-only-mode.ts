import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { serviceSettings } from '../db/schema/account';
import type { VendorDeps } from '../deps';

const NAME = 'readOnlyMessage';

/** Set while the service runs, for all of its copies; null for the setting of the environment. */
export async function readOnlyOverride(db: Database): Promise<string | null> {
  const [found] = await db
    .select({ value: serviceSettings.value })
    .from(serviceSettings)
    .where(eq(serviceSettings.name, NAME));
  return found?.value ?? null;
}

/** Empty when read-only mode is off (MODE-02). */
export async function readOnlyMessage({
  db,
  settings,
}: Pick<VendorDeps, 'db' | 'settings'>): Promise<string> {
  return (await readOnlyOverride(db)) ?? settings.READ_ONLY_MESSAGE;
}

export async function setReadOnlyOverride(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  value: string | null,
): Promise<void> {
  if (value === null) {
    await db.delete(serviceSettings).where(eq(serviceSettings.name, NAME));
    return;
  }
  const set = { value, updatedAt: clock.now() };
  await db
    .insert(serviceSettings)
    .values({ name: NAME, ...set })
    .onConflictDoUpdate({ target: serviceSettings.name, set });
}
