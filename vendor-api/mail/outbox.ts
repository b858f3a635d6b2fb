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
  readonly receiptOf?: string;
}

/** Must be called in the transaction that causes the mail. */
export function enqueueMail(tx: Database, now: Date, mail: NewMail): Promise<void> {
  return enqueueMails(tx, now, [mail]);
}

export async function enqueueMails(tx: Database, now: Date, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to: recipient, ...rest }) => ({
    id: randomUUID(),
    recipient,
    ...rest,
    createdAt: now,
    nextAttemptAt: now,
  }));
  await tx.insert(outboxMails).values(rows);
}

export interface DueMail extends OutgoingMail {
  readonly attempts: number;
  readonly receiptOf: string | null;
}

// The wait doubles from half a minute up to six hours, for about nine days.
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MAX_ATTEMPTS = 40;

// Mails with links; no link is valid for longer than a day.
const isSecret = inArray(outboxMails.kind, [...ACCOUNT_LINK_KINDS]);
const SECRET_FOR_MS = 24 * 3_600_000;

/** Sent last, because there may be thousands and none is urgent. */
const comesLast = eq(outboxMails.kind, 'assignment');

/** Schedules the next attempt in the same statement: no two copies send a mail, and a crash loses none. */
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
    .orderBy(comesLast, asc(outboxMails.nextAttemptAt))
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

/** Erases the text of mails with links. */
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

export async function purgeSecretMails(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SECRET_FOR_MS);
  await db.delete(outboxMails).where(and(isSecret, lt(outboxMails.createdAt, oldest)));
}

export async function markFailed(
  db: Database,
  id: string,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await db
    .update(outboxMails)
    .set({ lastError: reason.slice(0, 500), ...(isFinal ? { attempts: MAX_ATTEMPTS } : {}) })
    .where(eq(outboxMails.id, id));
}
