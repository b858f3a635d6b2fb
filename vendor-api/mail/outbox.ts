import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { ACCOUNT_LINK_KINDS } from '../db/schema/account';
import { outboxMails } from '../db/schema/billing';
import type { OutgoingMail } from './mailer';

export interface NewMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The purchase whose receipt goes with the mail. */
  readonly receiptOf?: string;
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
  readonly receiptOf: string | null;
}

// The wait after each try doubles from half a minute up to six hours; about nine days in all.
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MAX_ATTEMPTS = 40;

// Their kind is that of the link, and no link is good for longer than a day.
const isSecret = inArray(outboxMails.kind, [...ACCOUNT_LINK_KINDS]);
const SECRET_FOR_MS = 24 * 3_600_000;

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
      receiptOf: outboxMails.receiptOf,
      attempts: outboxMails.attempts,
    });
}

/** Notes that a mail is gone. The words of one that carries a link into an account are forgotten with it. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  const unlessSecret = (words: PgColumn) => sql`case when ${isSecret} then '' else ${words} end`;
  await db
    .update(outboxMails)
    .set({
      sentAt: now,
      lastError: null,
      text: unlessSecret(outboxMails.text),
      html: unlessSecret(outboxMails.html),
    })
    .where(eq(outboxMails.id, id));
}

/** Removes mails with links that cannot be good any more and were never taken. */
export async function purgeSecretMails(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SECRET_FOR_MS);
  await db.delete(outboxMails).where(and(isSecret, lt(outboxMails.createdAt, oldest)));
}

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ lastError: reason.slice(0, 500) })
    .where(eq(outboxMails.id, id));
}
