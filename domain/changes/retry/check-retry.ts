import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isPastDue } from '../../licenses/past-due';
import { message } from '../../messages/catalogue';
import { type Refusal, refuseStranger } from '../change-refusal';

export type RetryRefusal = Refusal<'NOT_OWNER' | 'NOT_ALLOWED'>;

type PastDueFacts = Pick<
  SubscriptionFacts,
  'kind' | 'canceled' | 'hasFailedPaymentAttempt' | 'firstFailedPaymentDate'
>;

/** Returns why the viewer may not retry a failed payment or cancel its group, or null (T-16, PAY-15). */
export function checkRetry(
  group: PastDueFacts & Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail'>,
  viewer: Viewer,
): RetryRefusal | null {
  return refuseStranger([group], viewer) ?? checkPastDue(group);
}

/** Like `checkRetry`, for a group that is known to be the viewer's own. */
export function checkPastDue(group: PastDueFacts): RetryRefusal | null {
  return isPastDue(group) ? null : { code: 'NOT_ALLOWED', message: message.notPastDue };
}
