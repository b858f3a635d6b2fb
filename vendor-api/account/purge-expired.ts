import { lt, or } from 'drizzle-orm';
import { accountLinks, oneTimeCodes, sessions } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { purgeSecretMails } from '../mail/outbox';
import { purgeTries } from './throttle';

export async function purgeExpired({ db, clock }: Pick<VendorDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, now)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(accountLinks).where(or(lt(accountLinks.expiresAt, now), lt(accountLinks.usedAt, now)));
  await purgeSecretMails(db, now);
  await purgeTries(db, now);
}
