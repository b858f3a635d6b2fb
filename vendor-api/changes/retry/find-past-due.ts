import { and, eq } from 'drizzle-orm';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import { countedSeats } from '#domain/changes/retry/counted-seats';
import { retryableSeats } from '#domain/changes/retry/retryable-seats';
import { withWaitingTerm } from '#domain/changes/retry/with-waiting-term';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { CloudPlan } from '#domain/store/cloud-cart';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { cloudSeatsOf } from '../../licenses/cloud-seats';
import { renewingSeats } from '../../licenses/renewing-seats';
import { waitingTerm } from '../../licenses/seat-facts';
import type { Refusal } from '../../orders/order-answer';
import { notOwner } from '../../orders/refusals';
import { failureFacts } from '../../renewals/past-due-record';

type Row = typeof subscriptions.$inferSelect;

export interface PastDueGroup {
  readonly row: Row;
  readonly facts: ReturnType<typeof periodFacts>;
  readonly seats: readonly RenewingSeat[];
  readonly plan: CloudPlan | null;
}

type Found =
  | { readonly ok: true; readonly group: PastDueGroup }
  | { readonly ok: false; readonly refusal: Refusal };

/** Another customer's group is refused like one that does not exist (PAY-15). */
export async function findPastDue(db: Database, userId: string, id: string): Promise<Found> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, userId)));
  if (!row) return { ok: false, refusal: notOwner };
  const refusal = checkPastDue(failureFacts(row));
  if (refusal) return { ok: false, refusal: { code: refusal.code, text: refusal.message } };
  const plan = row.kind === 'cfb' || row.kind === 'cloud' ? row.kind : null;
  const seats = plan === null ? await renewingSeats(db, id) : countedSeatsOf(row, plan);
  const waiting = withWaitingTerm(seats, { futureTerm: waitingTerm(row), expireDate: row.expireDate });
  return {
    ok: true,
    group: { row, facts: periodFacts(row), seats: retryableSeats(row.expireDate, waiting), plan },
  };
}

function periodFacts(row: Row) {
  const { startDate, expireDate } = row;
  return { startDate, expireDate, term: termCodeOf(row), isBilledByTime: isBilledByTime(row.term) };
}

function countedSeatsOf(row: Row, plan: CloudPlan): RenewingSeat[] {
  const { current, canceled } = cloudSeatsOf(row);
  return countedSeats(plan, current, { canceled, periodEnd: row.expireDate });
}
