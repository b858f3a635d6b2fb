import { randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { seatManagers, seats } from '../../db/schema/licenses';
import { inBatches } from '../sales/in-batches';

export interface SeatOrder {
  readonly subscriptionId: string;
  readonly owner: { readonly id: string; readonly email: string };
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly lines: readonly {
    readonly licenseType: number;
    readonly productName: string;
    readonly quantity: number;
  }[];
}

/** Adds the seats of a purchase to a group: free, without a note, managed by the buyer (D-41). Returns their ids. */
export async function addSeats(tx: Database, order: SeatOrder): Promise<string[]> {
  const first = await nextOrdinal(tx, order.subscriptionId);
  const { subscriptionId, owner, purchaseDate, startDate } = order;
  const made = order.lines
    .flatMap(({ licenseType, productName: product, quantity }) =>
      Array.from({ length: quantity }, () => ({ licenseType, product })),
    )
    .map((seat, index) => ({
      ...seat,
      id: randomUUID(),
      subscriptionId,
      ownerId: owner.id,
      kind: 'subscription' as const,
      purchaseDate,
      startDate,
      ordinal: first + index,
    }));
  await inBatches(made, async (batch) => {
    await tx.insert(seats).values(batch);
    await tx.insert(seatManagers).values(batch.map(({ id }) => ({ seatId: id, email: owner.email })));
  });
  return made.map(({ id }) => id);
}

async function nextOrdinal(tx: Database, subscriptionId: string): Promise<number> {
  const [highest] = await tx
    .select({ ordinal: max(seats.ordinal) })
    .from(seats)
    .where(eq(seats.subscriptionId, subscriptionId));
  return (highest?.ordinal ?? -1) + 1;
}
