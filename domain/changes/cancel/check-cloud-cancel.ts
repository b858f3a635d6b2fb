import type { SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { type ChangeRefusal, notEligible } from '../change-refusal';
import { type CancelQuestion, groupRefusal } from './plan-cancel';

/** Whether a whole cloud group may be canceled (T-16, CANC-14); null when so. */
export function checkCloudCancel(
  group: SubscriptionFacts,
  { viewer, today }: CancelQuestion,
): ChangeRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  if (group.expireDate < today) return notEligible(message.allEnded);
  return group.canceled ? notEligible(message.allCanceled) : null;
}

/** Whether a canceled cloud group may go on: while it still works; null when so. */
export function checkCloudUncancel(
  group: SubscriptionFacts,
  { viewer, today }: CancelQuestion,
): ChangeRefusal | null {
  const refusal = groupRefusal([{ group }], viewer);
  if (refusal) return refusal;
  return !group.canceled || group.expireDate < today ? notEligible(message.lastResort) : null;
}
