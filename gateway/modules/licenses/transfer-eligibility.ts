import { checkTransfer } from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { Eligibility } from '../../resolvers.generated';

/** Whether the viewer may transfer all of the groups; of several reasons why not, the first (T-16). */
export function transferEligibility(groups: readonly SubscriptionFacts[], viewer: Viewer): Eligibility {
  for (const group of groups) {
    const refusal = checkTransfer(group, viewer);
    if (refusal) return { allowed: false, code: refusal.code, message: refusal.message };
  }
  return { allowed: true, code: null, message: null };
}
