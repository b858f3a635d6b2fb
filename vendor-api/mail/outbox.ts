import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { outboxMails } from '../db/schema/billing';
import type { OutgoingMail } from './mailer';

export interface NewMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail into the outbox. Called with the transaction whose news it carries: both happen or neither. */
export async function enqueueMail(tx: Database, now: Date, mail: NewMail): Promise<void> {
  const { to: recipient, ...rest } = mail;
  await tx
    .insert(outboxMails)
    .values({ id: randomUUID(), recipient, ...rest, createdAt: now, nextAttemptAt: now });
}

/** A mail taken for one try; `attempts` counts this one. */
export interface DueMail extends OutgoingMail {
  readonly attempts: number;
}

// The wait after each try doubles from half a minute up to six hours; about nine days in all.
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MAX_ATTEMPTS = 40;

/**
 * Takes due mails for one try each. The next try is put off in the same statement, so that no other copy of the
 * service takes them too, and a crash while sending leads to a later try instead of a lost mail.
 */
export async function takeDueMails(db: Database, now: Date, limit: number): Promise<DueMail[]> {
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sentAt),
        lte(outboxMails.nextAttemptAt, now),
        sql`${outboxMails.attempts} < ${MAX_ATTEMPTS}`,
      ),
    )
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outboxMails)
    .set({
      attempts: sql`${outboxMails.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + least(${FIRST_WAIT_MS} * power(2, ${outboxMails.attempts}), ${LONGEST_WAIT_MS}) * interval '1 millisecond'`,
    })
    .where(inArray(outboxMails.id, due))
    .returning({
      id: outboxMails.id,
      to: outboxMails.recipient,
      subject: outboxMails.subject,
      text: outboxMails.text,
      html: outboxMails.html,
      attempts: outboxMails.attempts,
    });
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outboxMails).set({ sentAt: now, lastError: null }).where(eq(outboxMails.id, id));
}

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ lastError: reason.slice(0, 500) })
    .where(eq(outboxMails.id, id));
}
