import { pendingTransferText, transferPath } from '#domain/licenses/groups/pending-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { nameFor } from '#domain/licenses/people/managers';
import { isSameEmail } from '#domain/text/email';
import type { PendingTransfer, SubscriptionOwner } from '../../resolvers.generated';

/** Owner of a group as the viewer sees them (MAN-13). */
export function toOwner(
  group: SubscriptionFacts,
  viewer: Viewer,
  profileImg: string | null,
): SubscriptionOwner {
  const isViewer = isOwnedBy(group, viewer);
  const email = group.ownerEmail ?? (isViewer ? viewer.email : '');
  return { email, displayName: nameFor(email, viewer.email), profileImg, isViewer };
}

/** Identifies the offer that was shown; null if there is none. */
export function offerVersion({ pendingOwner, pendingDate }: SubscriptionFacts): string | null {
  return pendingOwner ? `${pendingOwner}_${pendingDate}` : null;
}

export function toPendingTransfer(group: SubscriptionFacts, viewer: Viewer): PendingTransfer | null {
  const { pendingOwner, pendingDate } = group;
  const version = offerVersion(group);
  if (!pendingOwner || version === null) return null;
  const isToViewer = isSameEmail(pendingOwner, viewer.email);
  return {
    version,
    email: pendingOwner,
    date: pendingDate,
    text: pendingTransferText(pendingOwner, pendingDate),
    isToViewer,
    canCancel: isOwnedBy(group, viewer),
    acceptPath: isToViewer ? transferPath(group) : null,
  };
}
