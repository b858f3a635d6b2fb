import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import { releaseGroups, releaseLicenses, releaseUses } from '../claims/row-claims';
import {
  type OrderAnswer,
  orderAnswer,
  PROCESSING,
  RELEASED,
  type Refusal,
  refusedAnswer,
} from '../order-answer';
import { type OrderDeps, openOrder } from '../order-kind';

export interface Closing {
  readonly from: 'created' | 'charging';
  readonly to: 'declined' | 'refused' | 'released';
  readonly answer: OrderAnswer;
}

type CloseDeps = Pick<OrderDeps, 'db' | 'clock' | 'settings' | 'orderKinds'>;

/** Ends an attempt without a sale and releases its claims. An attempt that has ended keeps its answer. */
export async function closeAttempt(
  deps: CloseDeps,
  attemptId: string,
  { from, to, answer }: Closing,
): Promise<OrderAnswer> {
  return deps.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(orderAttempts)
      .set({ state: to, answer, settledAt: deps.clock.now() })
      .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, from)))
      .returning({
        kind: orderAttempts.kind,
        snapshot: orderAttempts.snapshot,
        agent: orderAttempts.agent,
      });
    if (!closed) return storedAnswer(tx, attemptId);
    // Group rows are locked before coupons and claims, as everywhere.
    if (to === 'declined') {
      const decline = { reason: answer.errorMessage, agent: closed.agent };
      await openOrder(deps.orderKinds, closed).declined(deps, tx, decline);
    }
    await releaseUses(tx, attemptId);
    await releaseLicenses(tx, attemptId);
    await releaseGroups(tx, attemptId);
    return answer;
  });
}

type CardRefusal = Pick<Refusal, 'message' | 'field'>;

export function declineCharge(
  deps: CloseDeps,
  attemptId: string,
  refusal: CardRefusal,
): Promise<OrderAnswer> {
  const answer = refusedAnswer({ code: 'CARD_DECLINED', ...refusal });
  return closeAttempt(deps, attemptId, { from: 'charging', to: 'declined', answer });
}

export function releaseCharge(deps: CloseDeps, attemptId: string): Promise<OrderAnswer> {
  return closeAttempt(deps, attemptId, { from: 'charging', to: 'released', answer: RELEASED });
}

async function storedAnswer(db: Database, attemptId: string): Promise<OrderAnswer> {
  const [found] = await db
    .select({ answer: orderAttempts.answer })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return found?.answer ? orderAnswer.parse(found.answer) : PROCESSING;
}

const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

export async function waitForOutcome(
  db: Database,
  attemptId: string,
  patienceMs = PATIENCE_MS,
): Promise<OrderAnswer> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const answer = await storedAnswer(db, attemptId);
    if (!answer.processing || performance.now() + pause > giveUpAt) return answer;
    await sleep(pause);
  }
}
