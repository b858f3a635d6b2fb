import { sql } from 'drizzle-orm';
import type { SaleTerm } from '#domain/terms/sale-term';
import type { Buyer, CardLabel } from '../../billing/buyer';
import type { PricedLine } from '../../billing/priced-line';
import type { Database } from '../../db/database';
import type { OrderKindName } from '../../db/schema/order-kinds';
import { purchaseSeats, purchases, saleLines } from '../../db/schema/store';
import { newOrderNumber } from '../../random-keys';
import type { Confirmation } from './confirmation';

export interface SaleFacts {
  readonly termCode: SaleTerm;
  readonly subscriptionId: string | null;
  readonly confirmation: Confirmation;
  readonly seatIds: readonly string[];
}

export interface NewSale extends SaleFacts {
  readonly attemptId: string | null;
  readonly userId: string;
  readonly kind: OrderKindName;
  readonly licensee: string;
  readonly totalCents: number;
  readonly lines: readonly PricedLine[];
  readonly buyer: Buyer;
  readonly card: CardLabel | null;
  readonly purchasedOn: string;
  readonly purchasedAt: Date;
}

/** Returns the order number: the first drawn that is free. */
export async function saveSale(tx: Database, sale: NewSale, drawNumber = newOrderNumber): Promise<string> {
  const id = await savePurchase(tx, sale, drawNumber);
  const sold = tx.$with('sold', {}).as(
    sql`insert into ${purchaseSeats} (purchase_id, seat_id)
        select ${id}::text, seat_id from unnest(${sql.param(sale.seatIds)}::text[]) as seat_id`,
  );
  await tx
    .with(sold)
    .insert(saleLines)
    .values(
      sale.lines.map((line, index) => ({
        ...line,
        id: `${id}-${index + 1}`,
        purchaseId: id,
        position: index + 1,
      })),
    );
  return id;
}

async function savePurchase(tx: Database, sale: NewSale, drawNumber: () => string): Promise<string> {
  const { lines: _lines, seatIds: _seatIds, card, ...purchase } = sale;
  for (let tries = 0; tries < 10; tries += 1) {
    const [saved] = await tx
      .insert(purchases)
      .values({
        ...purchase,
        id: drawNumber(),
        cardType: card?.cardType ?? null,
        cardLastFour: card?.lastFour ?? null,
      })
      .onConflictDoNothing({ target: purchases.id })
      .returning({ id: purchases.id });
    if (saved) return saved.id;
  }
  throw new Error('no free order number');
}
