import { lt, or } from 'drizzle-orm';
import { oneTimeCodes, sessions } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { purgeTries } from './sign-in-throttle';

const INTERVAL_MS = 3_600_000;

/** Removes sessions, codes and counters that can no longer matter. */
async function purgeExpired({ db, clock }: Pick<VendorDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, now)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await purgeTries(db, now);
}

/** Purges now and every hour. @returns how to stop it */
export function startPurging(deps: Pick<VendorDeps, 'db' | 'clock' | 'log'>): () => void {
  const purge = () =>
    purgeExpired(deps).catch((error: unknown) => deps.log.error({ err: error }, 'purge failed'));
  const timer = setInterval(() => void purge(), INTERVAL_MS);
  timer.unref();
  void purge();
  return () => clearInterval(timer);
}
