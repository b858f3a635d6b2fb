import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { findLink, type LinkKind } from '../links/account-links';
import { provePassword } from '../prove-password';
import type { LinkAnswer } from './link-answer';

export interface OpenedLink {
  readonly token: string;
  readonly userId: string;
  readonly hash: string;
  readonly email: string;
}

/** The link proves the mailbox and the password proves the person. The link is not used up yet. */
export async function openLink(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'passwordCost'>,
  kind: Extract<LinkKind, 'change-email' | 'confirm-email'>,
  { token, password, address }: LinkAnswer,
): Promise<OpenedLink | 'dead-link' | 'wrong' | 'wait'> {
  const link = await findLink(deps, kind, token);
  if (link?.userId == null) return 'dead-link';
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, link.userId));
  if (user === undefined) return 'dead-link';
  const proof = await provePassword(deps, { email: user.email, password, address }, user.hash);
  if (proof !== 'right') return proof;
  return { token, userId: user.id, hash: user.hash, email: link.email };
}
