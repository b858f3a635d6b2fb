import type { CloudSeats } from '../../cloud/seat-counts';
import type { SubscriptionFacts } from '../../licenses/model';
import { hasEnded } from '../../licenses/paid-until';
import { message } from '../../messages/catalogue';
import { type ChangeRefusal, notEligible, type Refusal } from '../change-refusal';
import { type CancelQuestion, groupRefusal } from './plan-cancel';

/** Returns why the viewer may not cancel a whole cloud group, or null (T-16, CANC-14). */
export function checkCloudCancel(
  group: SubscriptionFacts,
  { viewer, today }: CancelQuestion,
): ChangeRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  if (hasEnded(group, today)) return notEligible(message.allEnded);
  return group.canceled ? notEligible(message.allCanceled) : null;
}

/** Returns why the viewer may not uncancel a cloud group, which must not have ended, or null. */
export function checkCloudUncancel(
  group: SubscriptionFacts,
  { viewer, today }: CancelQuestion,
): ChangeRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  return !group.canceled || hasEnded(group, today) ? notEligible(message.lastResort) : null;
}

type CloudSeatsRefusal = ChangeRefusal | Refusal<'INVALID_INPUT'>;

/** Runs the checks of T-16 in order; null when all pass. At most the existing seats can be canceled (CANC-13). */
export function checkCloudSeats(
  group: SubscriptionFacts,
  { current, canceled }: CloudSeats,
  { viewer, today }: CancelQuestion,
): CloudSeatsRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  if (group.kind === 'rp' || group.kind === 'legacyAse' || hasEnded(group, today))
    return notEligible(message.seatsModifyFailed);
  const isWithin = impossibleCount({ current, canceled }) === null;
  return isWithin ? null : { code: 'INVALID_INPUT', message: message.canceledTooMany };
}

/** Returns the first count that cannot be canceled, authors before publishers; null when both can. */
export function impossibleCount({
  current,
  canceled,
}: CloudSeats): 'canceledAuthors' | 'canceledPublishers' | null {
  if (!isPart(canceled.authors, current.authors)) return 'canceledAuthors';
  return isPart(canceled.publishers, current.publishers) ? null : 'canceledPublishers';
}

function isPart(canceled: number, current: number): boolean {
  return Number.isInteger(canceled) && canceled >= 0 && canceled <= current;
}
