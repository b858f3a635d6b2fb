import type { SubscriptionFacts, Viewer } from '../licenses/model';
import { isOwnedBy } from '../licenses/owned';
import { isPastDue } from '../licenses/past-due';
import { message } from '../messages/catalogue';

export interface Refusal<Code extends string> {
  readonly code: Code;
  readonly message: string;
}

export type ChangeRefusal = Refusal<'NOT_OWNER' | 'NOT_ELIGIBLE'>;

type Owned = Pick<SubscriptionFacts, 'kind' | 'userId' | 'ownerId' | 'ownerEmail'>;
type Paid = Pick<
  SubscriptionFacts,
  'kind' | 'canceled' | 'hasFailedPaymentAttempt' | 'firstFailedPaymentDate'
>;

export function notEligible(text: string): Refusal<'NOT_ELIGIBLE'> {
  return { code: 'NOT_ELIGIBLE', message: text };
}

/** Refuses a viewer who does not own all groups; the message depends on their kind (T-16). */
export function refuseStranger(groups: readonly Owned[], viewer: Viewer): Refusal<'NOT_OWNER'> | null {
  if (groups.every((group) => isOwnedBy(group, viewer))) return null;
  return { code: 'NOT_OWNER', message: hasCloud(groups) ? message.notOwnerCloud : message.notOwner };
}

/** Refuses while any group is past due; the message depends on their kind (T-16, D-99). */
export function refusePastDue(groups: readonly Paid[]): Refusal<'NOT_ELIGIBLE'> | null {
  if (!groups.some(isPastDue)) return null;
  return notEligible(hasCloud(groups) ? message.pastDueCloud : message.pastDue);
}

function hasCloud(groups: readonly Pick<SubscriptionFacts, 'kind'>[]): boolean {
  return groups.some(({ kind }) => kind !== 'rp');
}
