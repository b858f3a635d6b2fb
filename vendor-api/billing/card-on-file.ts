import { eq } from 'drizzle-orm';
import { hasVat } from '#domain/billing/vat-countries';
import type { Database } from '../db/client';
import { paymentCards } from '../db/schema/billing';
import type { VaultedCard } from '../payments/payment-gateway';

export type CardOnFile = typeof paymentCards.$inferSelect;

/** What a customer enters beside the number: the holder and where the bills go. */
export interface CardHolder {
  readonly cardholderName: string;
  readonly address: {
    readonly streetAddress: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly vat: string;
}

export async function findCard(db: Database, userId: string): Promise<CardOnFile | null> {
  const [card] = await db.select().from(paymentCards).where(eq(paymentCards.userId, userId));
  return card ?? null;
}

/** Makes this the one card on file. A VAT id is kept only where the form shows the field (CARD-08). */
export async function saveCard(
  tx: Database,
  now: Date,
  userId: string,
  { token: providerToken, ...card }: VaultedCard,
  { cardholderName, address, vat }: CardHolder,
): Promise<void> {
  const row = {
    providerToken,
    ...card,
    cardholderName,
    ...address,
    vat: hasVat(address.country) ? vat : '',
    updatedAt: now,
  };
  await tx
    .insert(paymentCards)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: paymentCards.userId, set: row });
}
