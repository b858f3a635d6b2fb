import type { SeatAccess } from '#domain/licenses/seat-access';
import type { Eligibility } from '../../resolvers.generated';

/** What the rules say of an action, as the schema has it. */
export function toEligibility(access: SeatAccess): Eligibility {
  return access.allowed
    ? { allowed: true, code: null, message: null }
    : { allowed: false, code: access.code, message: access.message };
}
