import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { findCard } from './card-on-file';
import { cardVersion } from './card-version';

/** Billing name and card on file (BILL-08). */
export async function billingInfo(db: Database, userId: string) {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, userId));
  const card = await findCard(db, userId);
  return {
    company: account?.company ?? '',
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
