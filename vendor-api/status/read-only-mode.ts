import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { serviceSettings } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { RequestError } from '../http/parse-input';

const NAME = 'readOnlyMessage';

/** Message set at runtime for all copies of the service; null to use the environment's setting. */
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

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** POSTs that change none of a customer's data; in lower case, because Express ignores case. */
const HARMLESS: ReadonlySet<string> = new Set(['/login', '/user/dologin', '/user/getorgsfromids']);
/** REST-16; REST-41, which creates a key and mails it (D-116). */
const CHANGING_GETS: ReadonlySet<string> = new Set([
  '/userbilling/storeinvoiceemails',
  '/user/sendofflinekey',
]);

/** Signing in and out stays possible (MODE-06). */
export function refuseReadOnly(deps: Pick<VendorDeps, 'db' | 'settings'>): RequestHandler {
  return async ({ method, path }, _response, next) => {
    if (!changes(method, path.toLowerCase().replace(/\/$/, ''))) return next();
    const message = await readOnlyMessage(deps);
    if (message !== '') throw new RequestError(403, message);
    next();
  };
}

function changes(method: string, path: string): boolean {
  return READS.has(method) ? CHANGING_GETS.has(path) : !HARMLESS.has(path);
}
