import type { CloudSeats } from '../../cloud/seat-counts';
import type { SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { type ChangeRefusal, notEligible } from '../change-refusal';
import { type CancelQuestion, groupRefusal } from './plan-cancel';

/** Why counted seats may not be canceled as asked for: a refusal, or a number that cannot be. */
export type CloudSeatsRefusal = ChangeRefusal | { readonly code: 'INVALID_INPUT'; readonly message: string };

/**
 * Whether so many authors and publishers of a group may be canceled, or uncanceled, by the checks of T-16 in their
 * order; null when so. No more can be canceled than there are (CANC-13).
 */
export function checkCloudSeats(
  group: SubscriptionFacts,
  { current, canceled }: CloudSeats,
  { viewer, today }: CancelQuestion,
): CloudSeatsRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  if (group.kind === 'rp' || group.kind === 'legacyAse' || group.expireDate < today)
    return notEligible(message.seatsModifyFailed);
  const isWithin =
    isPart(canceled.authors, current.authors) && isPart(canceled.publishers, current.publishers);
  return isWithin ? null : { code: 'INVALID_INPUT', message: message.canceledTooMany };
}

function isPart(canceled: number, current: number): boolean {
  return Number.isInteger(canceled) && canceled >= 0 && canceled <= current;
}
