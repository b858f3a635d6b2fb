import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client';
import { purchases, saleLines } from '../../db/schema/store';
import { buyer, derivationStep } from '../../store/orders/snapshot';
import type { Receipt } from './receipt';

const steps = z.array(derivationStep);
const termCode = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]);

/** A customer's receipt by the id of the purchase or of one of its lines; null for unknown ones and other people's. */
export async function findReceipt(db: Database, userId: string, saleId: string): Promise<Receipt | null> {
  const ofLine = db.select({ id: saleLines.purchaseId }).from(saleLines).where(eq(saleLines.id, saleId));
  const isAsked = saleId.split('-').length > 3 ? inArray(purchases.id, ofLine) : eq(purchases.id, saleId);
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(and(isAsked, eq(purchases.userId, userId)));
  if (!purchase) return null;
  const lines = await db
    .select()
    .from(saleLines)
    .where(eq(saleLines.purchaseId, purchase.id))
    .orderBy(asc(saleLines.position));
  const { cardType, cardLastFour } = purchase;
  return {
    orderNumber: purchase.id,
    purchasedOn: purchase.purchasedOn,
    termCode: termCode.parse(purchase.termCode),
    licensee: purchase.licensee,
    buyer: buyer.parse(purchase.buyer),
    totalCents: purchase.totalCents,
    card: cardType !== null && cardLastFour !== null ? { cardType, lastFour: cardLastFour } : null,
    lines: lines.map(({ productName, productCode, amountCents, derivation }) => ({
      productName,
      productCode,
      amountCents,
      steps: steps.parse(derivation),
    })),
  };
}
