import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { termOfProduct } from '#domain/licenses/product-code';
import { buyer } from '../../billing/buyer';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import type { OrderKindName } from '../../db/schema/order-kinds';
import { purchases, saleLines } from '../../db/schema/store';
import { derivationStep, shownSteps } from '../priced-line';
import type { Receipt } from './receipt';

const RENEWALS: ReadonlySet<OrderKindName> = new Set<OrderKindName>(['renewal', 'poRenewal', 'retry']);

const steps = z.array(derivationStep);
const termCode = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(5)]);

/** Finds the customer's receipt by the id of the purchase or of one of its records; null if there is none. */
export async function findReceipt(db: Database, userId: string, saleId: string): Promise<Receipt | null> {
  const ofLine = db.select({ id: saleLines.purchaseId }).from(saleLines).where(eq(saleLines.id, saleId));
  const isAsked = or(eq(purchases.id, saleId), inArray(purchases.id, ofLine));
  return readReceipt(db, and(isAsked, eq(purchases.userId, userId)));
}

export async function receiptOfPurchase(db: Database, purchaseId: string): Promise<Receipt | null> {
  return readReceipt(db, eq(purchases.id, purchaseId));
}

/** Null after a transfer, because the name is then the new owner's. */
async function ownGroup(db: Database, { subscriptionId, userId }: typeof purchases.$inferSelect) {
  if (subscriptionId === null) return null;
  const isOwn = and(eq(subscriptions.id, subscriptionId), eq(subscriptions.ownerId, userId));
  const [group] = await db.select({ givenName: subscriptions.givenName }).from(subscriptions).where(isOwn);
  return group ?? null;
}

async function readReceipt(db: Database, which: SQL | undefined): Promise<Receipt | null> {
  const [purchase] = await db.select().from(purchases).where(which);
  if (!purchase) return null;
  const lines = await db
    .select()
    .from(saleLines)
    .where(eq(saleLines.purchaseId, purchase.id))
    .orderBy(asc(saleLines.position));
  const { cardType, cardLastFour } = purchase;
  const group = await ownGroup(db, purchase);
  const terms = lines.flatMap(({ licenseType, productCode }) =>
    productCode === null ? [] : (termOfProduct(licenseType, productCode) ?? []),
  );
  return {
    orderNumber: purchase.id,
    isRenewal: RENEWALS.has(purchase.kind),
    purchasedOn: purchase.purchasedOn,
    termCode: termCode.parse(purchase.termCode),
    otherTerms: [...new Set(terms)].filter((term) => term !== purchase.termCode),
    licensee: purchase.licensee,
    groupName: group?.givenName ?? null,
    buyer: buyer.parse(purchase.buyer),
    totalCents: purchase.totalCents,
    card: cardType !== null && cardLastFour !== null ? { cardType, lastFour: cardLastFour } : null,
    lines: lines.map((line) => ({
      productName: line.productName,
      productCode: line.productCode,
      amountCents: line.amountCents,
      steps: shownSteps({ ...line, derivation: steps.parse(line.derivation) }),
    })),
  };
}
