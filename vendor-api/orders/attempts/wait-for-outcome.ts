import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/database';
import type { OrderAnswer } from '../order-answer';
import { storedAnswer } from './close-attempt';

const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Gives up after 20 seconds. */
export async function waitForOutcome(db: Database, attemptId: string): Promise<OrderAnswer> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const answer = await storedAnswer(db, attemptId);
    if (!answer.processing || performance.now() + pause > giveUpAt) return answer;
    await sleep(pause);
  }
}
