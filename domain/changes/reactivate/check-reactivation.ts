import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isOwnedBy } from '../../licenses/owned';
import { message } from '../../messages/catalogue';

export interface ReactivationRefusal {
  readonly code: 'NOT_OWNER' | 'NOT_ALLOWED';
  readonly message: string;
}

type Ended = Pick<SubscriptionFacts, 'kind' | 'expireDate'>;
type Owned = Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail'>;

/**
 * Whether the viewer may reactivate a group (T-16, REAC-01, REAC-02, REAC-09): its owner, once it is over, however it
 * was paid; null when so. Bundles of the old domain-based kind never are.
 */
export function checkReactivation(
  group: Ended & Owned,
  viewer: Viewer,
  today: CalendarDate,
): ReactivationRefusal | null {
  const isCloud = group.kind !== 'rp';
  if (!isOwnedBy(group, viewer))
    return { code: 'NOT_OWNER', message: isCloud ? message.notOwnerCloud : message.notOwner };
  if (group.kind !== 'legacyAse' && group.expireDate < today) return null;
  return notReactivated(isCloud);
}

/** What is said where nothing better is known, in the two spellings of the catalogue (ERR-28, D-79). */
export function reactivationFallback(isCloud: boolean): string {
  return isCloud ? message.cloudReactivationFailed : message.reactivationFailed;
}

/** The refusal of what cannot be reactivated at all. */
export function notReactivated(isCloud: boolean): ReactivationRefusal {
  return { code: 'NOT_ALLOWED', message: reactivationFallback(isCloud) };
}
