import type { ChangeRefusal } from '#domain/changes/change-refusal';
import { checkTransfer } from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { SeatAccess } from '#domain/licenses/people/seat-access';
import type { Eligibility } from '../../resolvers.generated';

export function toEligibility(access: SeatAccess): Eligibility {
  return access.allowed
    ? { allowed: true, code: null, message: null }
    : { allowed: false, code: access.code, message: access.message };
}

export function unlessRefused(refusal: ChangeRefusal | null): Eligibility {
  return refusal === null
    ? { allowed: true, code: null, message: null }
    : { allowed: false, code: refusal.code, message: refusal.message };
}

/** Checks that the viewer may transfer all groups; returns the first refusal (T-16). */
export function transferEligibility(groups: readonly SubscriptionFacts[], viewer: Viewer): Eligibility {
  for (const group of groups) {
    const refusal = checkTransfer(group, viewer);
    if (refusal) return { allowed: false, code: refusal.code, message: refusal.message };
  }
  return { allowed: true, code: null, message: null };
}
