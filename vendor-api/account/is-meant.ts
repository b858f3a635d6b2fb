import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../http/identity';

export type Named = Pick<SignedInUser, 'id' | 'email' | 'emailProven'>;

/**
 * An address in somebody's licences refers to a customer if it is theirs and either confirmed or moved along from
 * their address before (0019). @param movedWith the account that the address was moved with
 */
export function isMeant(name: string | null, broughtBy: string | null, user: Named): boolean {
  return name === user.email && (user.emailProven || broughtBy === user.id);
}

/** The same as a query condition. */
export function meant(name: PgColumn, broughtBy: PgColumn, user: Named): SQL | undefined {
  const isAddress = eq(name, user.email);
  return user.emailProven ? isAddress : and(isAddress, eq(broughtBy, user.id));
}

/** A group without an offer to the viewer's address that does not refer to the viewer. */
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
