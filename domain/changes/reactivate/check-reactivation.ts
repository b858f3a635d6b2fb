import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { hasEnded } from '../../licenses/paid-until';
import { message } from '../../messages/catalogue';
import { type Refusal, refuseStranger } from '../change-refusal';

export type ReactivationRefusal = Refusal<'NOT_OWNER' | 'NOT_ALLOWED'>;

type Ended = Pick<SubscriptionFacts, 'kind' | 'expireDate'>;
type Owned = Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail'>;

/** Refuses all but the owner of an ended group, however paid, and bundles (T-16, REAC-01, REAC-02, REAC-09). */
export function checkReactivation(
  group: Ended & Owned,
  viewer: Viewer,
  today: CalendarDate,
): ReactivationRefusal | null {
  const stranger = refuseStranger([group], viewer);
  if (stranger) return stranger;
  return group.kind !== 'legacyAse' && hasEnded(group, today) ? null : notReactivated(group.kind !== 'rp');
}

/** Fallback message, in the two spellings of the catalogue (ERR-28, D-79). */
export function reactivationFallback(isCloud: boolean): string {
  return isCloud ? message.cloudReactivationFailed : message.reactivationFailed;
}

export function notReactivated(isCloud: boolean): ReactivationRefusal {
  return { code: 'NOT_ALLOWED', message: reactivationFallback(isCloud) };
}
