import { eq } from 'drizzle-orm';
import { parseBillingName } from '#domain/billing/billing-name';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { type Answer, DONE, failure } from '../http/answer';
import { cardVersion, findCard } from './card-on-file';

export async function billingInfo(db: Database, userId: string) {
  const card = await findCard(db, userId);
  return {
    company: await billingName(db, userId),
    hasExistingPaymentMethod: card !== null,
    lastFour: card?.lastFour ?? '',
    cardType: card?.cardType ?? '',
    cardholderName: card?.cardholderName ?? '',
    streetAddress: card?.streetAddress ?? '',
    locality: card?.locality ?? '',
    region: card?.region ?? '',
    postalCode: card?.postalCode ?? '',
    country: card?.country ?? '',
    vat: card?.vat ?? '',
    expirationMonth: card?.expirationMonth ?? null,
    expirationYear: card?.expirationYear ?? null,
    // Not in the contract, so only sent when there is a card.
    ...(card && { cardVersion: cardVersion(card) }),
  };
}

export async function billingName(db: Database, userId: string): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, userId));
  return account?.company ?? '';
}

export async function updateBillingName(db: Database, userId: string, typed: string): Promise<Answer> {
  const parsed = parseBillingName(typed);
  if (!parsed.ok) return failure(parsed);
  await db.update(users).set({ company: parsed.name }).where(eq(users.id, userId));
  return DONE;
}
