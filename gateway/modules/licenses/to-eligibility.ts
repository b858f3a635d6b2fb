import { checkTransfer } from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { SeatAccess } from '#domain/licenses/people/seat-access';
import type { Eligibility } from '../../resolvers.generated';

export function toEligibility(access: SeatAccess): Eligibility {
  return unlessRefused(access.allowed ? null : access);
}

interface Reason {
  readonly code: NonNullable<Eligibility['code']>;
  readonly message: string;
}

export function unlessRefused(refusal: Reason | null): Eligibility {
  return { allowed: refusal === null, code: refusal?.code ?? null, message: refusal?.message ?? null };
}

/** Whether the viewer may transfer all groups (T-16). */
export function transferEligibility(groups: readonly SubscriptionFacts[], viewer: Viewer): Eligibility {
  return unlessRefused(checkTransfer(groups, viewer));
}
