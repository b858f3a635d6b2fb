import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../http/identity';

export type UserIdentity = Pick<SignedInUser, 'id' | 'email' | 'emailProven'>;

/** Checks if an address in a license refers to the user: confirmed, or moved along by the user (0019). */
export function refersTo(email: string | null, movedWith: string | null, user: UserIdentity): boolean {
  return email === user.email && (user.emailProven || movedWith === user.id);
}

export function refersToUser(email: PgColumn, movedWith: PgColumn, user: UserIdentity): SQL | undefined {
  const isAddress = eq(email, user.email);
  return user.emailProven ? isAddress : and(isAddress, eq(movedWith, user.id));
}

/** Hides an offer to the viewer's address that does not refer to the viewer. */
export function withoutForeignOffer<Group extends Offer>(user: UserIdentity, group: Group): Group {
  const { pendingOwnerEmail, pendingOwnerId } = group;
  if (pendingOwnerEmail !== user.email || refersTo(pendingOwnerEmail, pendingOwnerId, user)) return group;
  return { ...group, pendingOwnerEmail: null, pendingDate: null };
}

interface Offer {
  readonly pendingOwnerEmail: string | null;
  readonly pendingOwnerId: string | null;
  readonly pendingDate: string | null;
}
