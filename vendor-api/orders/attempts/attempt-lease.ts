import { and, eq } from 'drizzle-orm';
import { orderAttempts } from '../../db/schema/store';
import type { OrderDeps } from '../order-kind';

const HOLD_MS = 8_000;
const RENEW_MS = 2_000;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_MS);
}

/** Extends the lease for as long as this process lives. @returns stops it */
export function keepLease({ db, clock, log }: OrderDeps, attemptId: string): () => void {
  const renew = () =>
    db
      .update(orderAttempts)
      .set({ heldUntil: leaseEnd(clock.now()) })
      .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'created')))
      .catch((error: unknown) =>
        log.warn({ err: error, attemptId }, 'an order attempt may be released early'),
      );
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => clearInterval(timer);
}
