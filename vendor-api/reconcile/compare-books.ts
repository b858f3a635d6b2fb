import { parseArgs } from 'node:util';
import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { toDecimalString } from '#domain/money/cents';
import type { Database } from '../db/database';
import { orderAttempts } from '../db/schema/store';
import type { BookedSale, PaymentGateway } from '../payments/payment-gateway';

export interface Difference {
  readonly orderId: string;
  readonly problem: string;
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

// The two sides record different times, so near its edges a charge may fall into the period on one side only.
const MARGIN_MS = 24 * 3_600_000;
const CHUNK = 500;

export async function compareBooks(
  { db, payments }: { readonly db: Database; readonly payments: PaymentGateway },
  { from, to }: Period,
): Promise<Difference[]> {
  const there = await payments.listSales({
    from: new Date(from.getTime() - MARGIN_MS),
    to: new Date(to.getTime() + MARGIN_MS),
  });
  const inPeriod = there.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  return [...(await withoutOrder(db, inPeriod)), ...(await withoutCharge(db, there, { from, to }))];
}

async function withoutOrder(db: Database, sales: readonly BookedSale[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let start = 0; start < sales.length; start += CHUNK) {
    const chunk = sales.slice(start, start + CHUNK);
    const attempts = await db
      .select()
      .from(orderAttempts)
      .where(
        inArray(
          orderAttempts.attemptId,
          chunk.map(({ orderId }) => orderId),
        ),
      );
    const byId = new Map(attempts.map((attempt) => [attempt.attemptId, attempt]));
    for (const sale of chunk) {
      const problem = problemOf(sale, byId.get(sale.orderId));
      if (problem !== null) differences.push({ orderId: sale.orderId, problem });
    }
  }
  return differences;
}

function problemOf(
  { transactionId, amount }: BookedSale,
  attempt: typeof orderAttempts.$inferSelect | undefined,
): string | null {
  const charge = `charge ${transactionId} of ${toDecimalString(amount)}`;
  if (!attempt) return `${charge} has no order here`;
  if (attempt.providerTransactionId === null) return `${charge} belongs to an order that is ${attempt.state}`;
  if (attempt.providerTransactionId !== transactionId)
    return `${charge} is a second one, beside ${attempt.providerTransactionId}`;
  if (attempt.amountCents !== amount)
    return `${charge} belongs to an order of ${toDecimalString(attempt.amountCents ?? 0)}`;
  return null;
}

async function withoutCharge(
  db: Database,
  there: readonly BookedSale[],
  { from, to }: Period,
): Promise<Difference[]> {
  const charged = new Set(there.map(({ transactionId }) => transactionId));
  const orders = await db
    .select({ orderId: orderAttempts.attemptId, transactionId: orderAttempts.providerTransactionId })
    .from(orderAttempts)
    .where(
      and(
        eq(orderAttempts.state, 'done'),
        isNotNull(orderAttempts.providerTransactionId),
        gte(orderAttempts.settledAt, from),
        lte(orderAttempts.settledAt, to),
      ),
    );
  return orders
    .filter(({ transactionId }) => !charged.has(transactionId ?? ''))
    .map(({ orderId, transactionId }) => ({
      orderId,
      problem: `the order has no charge ${transactionId} at the provider`,
    }));
}

const USUAL_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export const USAGE = 'reconcile [--from YYYY-MM-DD] [--to YYYY-MM-DD]';

const day = z.iso.date().transform((text) => new Date(text));

/** In UTC, both days included; defaults to the last thirty days. @throws for invalid arguments */
export function readPeriod(args: string[], now: Date): Period {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  const to = values.to === undefined ? now : new Date(dayOf('--to', values.to).getTime() + DAY_MS - 1);
  const from =
    values.from === undefined ? new Date(to.getTime() - USUAL_DAYS * DAY_MS) : dayOf('--from', values.from);
  // An empty period would never differ.
  if (from > to) throw new Error(`The period ends (${isoDay(to)}) before it begins (${isoDay(from)})`);
  return { from, to };
}

function dayOf(option: string, text: string): Date {
  const parsed = day.safeParse(text);
  if (!parsed.success) throw new Error(`${option} is not a day of the form YYYY-MM-DD`);
  return parsed.data;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
