import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hasVat } from '#domain/billing/country-rules';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { paymentCards } from '../db/schema/billing';
import type { PayingCustomer, VaultedCard } from '../payments/payment-gateway';
import type { CardHolder } from './buyer';
import { retireCard } from './retired-cards';

export type CardOnFile = typeof paymentCards.$inferSelect;

export async function findCard(db: Database, userId: string): Promise<CardOnFile | null> {
  const [card] = await db.select().from(paymentCards).where(eq(paymentCards.userId, userId));
  return card ?? null;
}

/** Retires the previous card. Stores a VAT id only for countries whose form has the field (CARD-08). */
export async function saveCard(
  tx: Database,
  now: Date,
  userId: string,
  { token: providerToken, ...card }: VaultedCard,
  holder: CardHolder,
): Promise<void> {
  const old = await lockCard(tx, userId);
  const row = { providerToken, ...card, ...holderColumns(holder), updatedAt: later(now, old) };
  await tx
    .insert(paymentCards)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: paymentCards.userId, set: row });
  if (old !== null && old.providerToken !== providerToken)
    await retireCard(tx, now, { userId, from: old.providerToken, to: providerToken });
}

export async function saveCardDetails(
  tx: Database,
  now: Date,
  seen: CardOnFile,
  { token: _token, ...card }: VaultedCard,
  holder: CardHolder,
): Promise<boolean> {
  const current = await lockCard(tx, seen.userId);
  if (current === null || !isSameVersion(current, seen)) return false;
  const row = { ...card, ...holderColumns(holder), updatedAt: later(now, current) };
  await tx.update(paymentCards).set(row).where(eq(paymentCards.userId, seen.userId));
  return true;
}

function isSameVersion(a: CardOnFile, b: CardOnFile): boolean {
  return a.providerToken === b.providerToken && a.updatedAt.getTime() === b.updatedAt.getTime();
}

// Always later than the last change, because it identifies the version of the card.
function later(now: Date, old: CardOnFile | null): Date {
  return new Date(Math.max(now.getTime(), (old?.updatedAt.getTime() ?? 0) + 1));
}

function holderColumns({ cardholderName, address, vat }: CardHolder) {
  return { cardholderName, ...address, vat: hasVat(address.country) ? vat : '' };
}

// Locks the user's row, because there may be no card yet.
async function lockCard(tx: Database, userId: string): Promise<CardOnFile | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return findCard(tx, userId);
}

type Versioned = Pick<CardOnFile, 'providerToken' | 'updatedAt'>;

export function cardVersion({ providerToken, updatedAt }: Versioned): string {
  return createHash('sha256').update(`${providerToken} ${updatedAt.getTime()}`).digest('base64url');
}

/** Not checked for clients that send no version. */
export function isCardShown(card: Versioned, shownVersion: string): boolean {
  return shownVersion === '' || shownVersion === cardVersion(card);
}

export async function payingCustomer(db: Database, userId: string): Promise<PayingCustomer> {
  const [user] = await db
    .select({ email: users.email, providerId: users.braintreeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error('a paying customer without an account');
  return { id: user.providerId ?? userId, email: user.email };
}
