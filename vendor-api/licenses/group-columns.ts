import { isNotNull, isNull, or } from 'drizzle-orm';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { seats } from '../db/schema/licenses';

export const NO_PENDING_TERM = { futureTerm: null, futureMultiplier: null };
export const NO_PENDING_CHANGE = { ...NO_PENDING_TERM, futureLicenseType: null };
export const NO_FAILED_PAYMENT = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
export const NO_OFFER = { pendingOwnerEmail: null, pendingOwnerId: null, pendingDate: null };
export const NO_CANCELED_COUNTS = { canceledAuthorCount: 0, canceledPublisherCount: 0 };

export function pendingTermColumns(termCode: TermCode | null) {
  if (termCode === null) return NO_PENDING_TERM;
  const { term: futureTerm, multiplier: futureMultiplier } = storedTermOf(termCode);
  return { futureTerm, futureMultiplier };
}

/** Seats that renew, as they are or with a pending change. */
export const isRenewing = or(
  isNull(seats.expireDate),
  isNotNull(seats.futureTerm),
  isNotNull(seats.futureLicenseType),
);
