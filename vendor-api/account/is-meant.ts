import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../http/identity';

/** Whom a name is compared with: an account, its address, and whether the mailbox is known to be its own. */
export type Named = Pick<SignedInUser, 'id' | 'email' | 'emailProven'>;

/**
 * Whether a name in somebody's licences means a customer: it is his address, and either the mailbox is known to be his
 * or he brought the name along from his address before (0019). Whatever is the customer's own needs no name.
 * @param broughtBy the account that the name was moved with
 */
export function isMeant(name: string | null, broughtBy: string | null, user: Named): boolean {
  return name === user.email && (user.emailProven || broughtBy === user.id);
}

/** The same as a condition of a query. */
export function meant(name: PgColumn, broughtBy: PgColumn, user: Named): SQL | undefined {
  const isAddress = eq(name, user.email);
  return user.emailProven ? isAddress : and(isAddress, eq(broughtBy, user.id));
}

/** A group as somebody may read it: without an offer to his address that does not mean him. */
export function offersReadBy<Group extends Offer>(user: Named, group: Group): Group {
  const { pendingOwnerEmail: name, pendingOwnerId } = group;
  if (name !== user.email || isMeant(name, pendingOwnerId, user)) return group;
  return { ...group, pendingOwnerEmail: null, pendingDate: null };
}

interface Offer {
  readonly pendingOwnerEmail: string | null;
  readonly pendingOwnerId: string | null;
  readonly pendingDate: string | null;
}
