import { and, eq } from 'drizzle-orm';
import { moveRecipient } from '#domain/account/move-recipient';
import type { Clock } from '../../clock';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { enqueueMail } from '../../mail/outbox';
import type { HeldUser } from '../hold-user';
import { dropLinks } from '../links/account-links';
import { emailChangedMails } from '../mails/account-mails';

/**
 * Gives a customer another address, and with it whatever is kept under the address: seats used and managed, groups
 * offered, recipients of receipts (D-134). Called inside a transaction that holds the user for `no key update`.
 */
export async function moveEmail(
  { db: tx, clock }: { db: Database; clock: Clock },
  user: HeldUser,
  email: string,
): Promise<void> {
  for (const kind of ['reset-password', 'change-email'] as const)
    await dropLinks(tx, { kind, userId: user.id, email: user.email });
  await moveAccount(tx, user, email);
  await tx.update(seats).set({ assignedTo: email }).where(eq(seats.assignedTo, user.email));
  await moveManager(tx, user.email, email);
  await moveOffers(tx, user, email);
  for (const mail of emailChangedMails(user.email, email)) await enqueueMail(tx, clock.now(), mail);
}

async function moveAccount(tx: Database, { id, email: old }: HeldUser, email: string): Promise<void> {
  const [setting] = await tx
    .select({ recipients: users.receiptRecipients })
    .from(users)
    .where(eq(users.id, id));
  const receiptRecipients = moveRecipient(setting?.recipients ?? '', old, email);
  await tx.update(users).set({ email, receiptRecipients }).where(eq(users.id, id));
}

// Who manages a seat under both addresses already is its manager once.
async function moveManager(tx: Database, old: string, email: string): Promise<void> {
  const managed = await tx
    .delete(seatManagers)
    .where(eq(seatManagers.email, old))
    .returning({ seatId: seatManagers.seatId });
  for (let start = 0; start < managed.length; start += BATCH) {
    const part = managed.slice(start, start + BATCH).map(({ seatId }) => ({ seatId, email }));
    await tx.insert(seatManagers).values(part).onConflictDoNothing();
  }
}

/** A statement takes 65,535 values at most. */
const BATCH = 10_000;

// A group of one's own cannot be offered to oneself.
async function moveOffers(tx: Database, user: HeldUser, email: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ pendingOwnerEmail: email })
    .where(eq(subscriptions.pendingOwnerEmail, user.email));
  await tx
    .update(subscriptions)
    .set({ pendingOwnerEmail: null, pendingDate: null })
    .where(and(eq(subscriptions.pendingOwnerEmail, email), eq(subscriptions.ownerId, user.id)));
}
