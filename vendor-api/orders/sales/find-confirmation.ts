import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { toDecimalString } from '#domain/money/cents';
import { isSameEmail } from '#domain/text/email';
import { derivationStep } from '../../billing/priced-line';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import { purchaseSeats, purchases, saleLines } from '../../db/schema/store';
import type { SignedInUser } from '../../http/identity';
import { confirmation } from './confirmation';

export interface ConfirmationQuestion {
  readonly transactionId: string;
  readonly email: string;
}

/** Returns `success: false` for another customer's order (CONF-07, CONF-08). */
export async function findConfirmation(db: Database, user: SignedInUser, question: ConfirmationQuestion) {
  const { transactionId, email } = question;
  if (email !== '' && !isSameEmail(email, user.email)) return { success: false };
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, transactionId), eq(purchases.userId, user.id)));
  if (!purchase) return { success: false };
  return {
    success: true,
    // Always said, which tells a vendor service that keeps it from one that does not.
    isPurchaseOrder: false,
    ...confirmation.parse(purchase.confirmation),
    subscriptionId: purchase.subscriptionId,
    seatIds: await seatIdsOf(db, purchase.id),
    amount: toDecimalString(purchase.totalCents),
    lines: await linesOf(db, purchase.id),
  };
}

const steps = z.array(derivationStep);

async function linesOf(db: Database, purchaseId: string) {
  const rows = await db
    .select()
    .from(saleLines)
    .where(eq(saleLines.purchaseId, purchaseId))
    .orderBy(asc(saleLines.position));
  return rows.map(({ productName, quantity, amountCents, derivation }) => ({
    productName,
    quantity,
    amount: toDecimalString(amountCents),
    derivation: steps.parse(derivation).map(({ eachCents, amountCents: stepCents, ...step }) => ({
      ...step,
      each: toDecimalString(eachCents),
      amount: toDecimalString(stepCents),
    })),
  }));
}

async function seatIdsOf(db: Database, purchaseId: string): Promise<string[]> {
  const rows = await db
    .select({ seatId: purchaseSeats.seatId })
    .from(purchaseSeats)
    .innerJoin(seats, eq(seats.id, purchaseSeats.seatId))
    .where(eq(purchaseSeats.purchaseId, purchaseId))
    .orderBy(asc(seats.ordinal));
  return rows.map(({ seatId }) => seatId);
}
