import { noteActivity } from '../activity/note-activity';
import type { VendorDeps } from '../deps';
import { startSession } from './sessions';

interface Visit {
  readonly userId: string;
  /** Support agent and reason of the visit; both are shown to the customer. */
  readonly agent: string;
  readonly reason: string;
}

/** Opens an account in access mode (AUTH-16) and notes the visit as activity. @returns the session's token */
export function accessAccount(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  { userId, agent, reason }: Visit,
  ttlHours: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    const visit = { kind: 'visited', ownerId: userId, contents: reason } as const;
    await noteActivity(tx, clock.now(), { email: agent, agent }, visit);
    return startSession({ db: tx, clock }, userId, ttlHours, agent);
  });
}
