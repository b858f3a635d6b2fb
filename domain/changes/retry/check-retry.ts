import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isPastDue } from '../../licenses/past-due';
import { message } from '../../messages/catalogue';
import { type Refusal, refuseStranger } from '../change-refusal';

export type RetryRefusal = Refusal<'NOT_OWNER' | 'NOT_ALLOWED'>;

type PastDueFacts = Pick<
  SubscriptionFacts,
  'kind' | 'canceled' | 'hasFailedPaymentAttempt' | 'firstFailedPaymentDate'
>;

/** Whether a failed payment may be retried, or its group canceled, by the viewer (T-16, PAY-15); null when it may. */
export function checkRetry(
  group: PastDueFacts & Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail'>,
  viewer: Viewer,
): RetryRefusal | null {
  return refuseStranger([group], viewer) ?? checkPastDue(group);
}

/** As `checkRetry`, where it is known that the group is the asker's own. */
export function checkPastDue(group: PastDueFacts): RetryRefusal | null {
  return isPastDue(group) ? null : { code: 'NOT_ALLOWED', message: message.notPastDue };
}
