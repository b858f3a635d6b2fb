import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RunningVendor } from '#tests/testkit/start-vendor';
import { orderAttempts } from '../../db/schema/store';

type Attempt = typeof orderAttempts.$inferSelect;

/** Stores attempts; by default they are charging, sent ten minutes before `now`, for 300.00 by a new card. */
export function storedAttempts({ deps: { db }, user }: RunningVendor, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    ago,
    async insert(overrides: Partial<Attempt> = {}): Promise<string> {
      const attemptId = randomUUID();
      const { id: userId } = await user();
      await db.insert(orderAttempts).values({
        attemptId,
        userId,
        kind: 'rp',
        fingerprint: attemptId,
        createdAt: ago(600_000),
        state: 'charging',
        amountCents: 300_00,
        paymentSource: 'new',
        snapshot: {},
        sentAt: ago(600_000),
        checkedAt: ago(60_000),
        ...overrides,
      });
      return attemptId;
    },
    async find(attemptId: string): Promise<Attempt | undefined> {
      const [found] = await db.select().from(orderAttempts).where(eq(orderAttempts.attemptId, attemptId));
      return found;
    },
    async stateOf(attemptId: string): Promise<string | undefined> {
      return (await this.find(attemptId))?.state;
    },
    async clear(): Promise<void> {
      await db.delete(orderAttempts);
    },
  };
}
