import { randomUUID } from 'node:crypto';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { type AccountLink, findLink, spendLink } from '../links/account-links';
import { type LandingAddress, landing } from '../links/landing';
import { provePassword } from '../prove-password';
import type { LinkAnswer } from './link-answer';

/** The link proves the mailbox. The password proves that the reader is the one who asked for the account. */
export async function confirmAccount(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>,
  { token, password, address }: LinkAnswer,
): Promise<LandingAddress | 'dead-link' | 'taken' | 'wrong' | 'wait'> {
  const link = await findLink(deps, 'create-account', token);
  if (link === null) return 'dead-link';
  const proof = await provePassword(deps, { email: link.email, password, address }, link.passwordHash);
  if (proof !== 'right') return proof;
  const outcome = await makeAccount(deps, token, link);
  if (typeof outcome === 'object') deps.log.info({ event: 'account made' }, 'account');
  return outcome;
}

async function makeAccount(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  token: string,
  { email, name, passwordHash, redirect }: AccountLink,
): Promise<LandingAddress | 'dead-link' | 'taken'> {
  return db.transaction(async (tx) => {
    if (passwordHash === null || !(await spendLink({ db: tx, clock }, 'create-account', token)))
      return 'dead-link';
    const id = randomUUID();
    const made = await tx
      .insert(users)
      .values({ id, email, name: name ?? '', passwordHash, createdAt: clock.now() })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) return 'taken';
    return landing({ db: tx, clock, settings }, id, redirect);
  });
}
