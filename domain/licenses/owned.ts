import { isSameEmail } from '../text/email';
import type { SubscriptionFacts, Viewer } from './model';

type Ownership = Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail'>;

/** Matches the owner by user id, owner id or the first row's owner e-mail (ROLE-03, D-64). */
export function isOwnedBy(subscription: Ownership, viewer: Viewer): boolean {
  if (isSameId(subscription.userId, viewer.userId)) return true;
  if (isSameId(subscription.ownerId, viewer.userId)) return true;
  return isSameEmail(subscription.ownerEmail, viewer.email);
}

function isSameId(id: string | null, viewerId: string): boolean {
  return Boolean(id) && id === viewerId;
}
