import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { serviceSettings } from '../db/schema/account';
import type { VendorDeps } from '../deps';

const NAME = 'readOnlyMessage';

/** The text that was set while the service runs, for all of its copies; null when the environment's holds. */
export async function readOnlyOverride(db: Database): Promise<string | null> {
  const [found] = await db
    .select({ value: serviceSettings.value })
    .from(serviceSettings)
    .where(eq(serviceSettings.name, NAME));
  return found?.value ?? null;
}

/** The text of read-only mode; empty when changes are taken (MODE-02). */
export async function readOnlyMessage({
  db,
  settings,
}: Pick<VendorDeps, 'db' | 'settings'>): Promise<string> {
  return (await readOnlyOverride(db)) ?? settings.READ_ONLY_MESSAGE;
}

/** Puts the portal into read-only mode with this text, or back to what the environment says (MODE-02). */
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
