import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { seatManagers, seats } from '../../db/schema/licenses';

export interface SeatOrder {
  readonly subscriptionId: string;
  readonly isNewGroup: boolean;
  readonly owner: { readonly id: string; readonly email: string };
  readonly assignedTo: string | null;
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly lines: readonly SeatLine[];
}

interface SeatLine {
  readonly licenseType: number;
  readonly productName: string;
  readonly quantity: number;
}

/** Adds seats managed by the buyer (D-41). Returns their ids. */
export async function addSeats(tx: Database, order: SeatOrder): Promise<string[]> {
  const ids: string[] = [];
  let ordinal = order.isNewGroup ? 0 : await nextOrdinal(tx, order.subscriptionId);
  for (const line of order.lines) {
    ids.push(...(await addLine(tx, order, line, ordinal)));
    ordinal += line.quantity;
  }
  return ids;
}

// One statement for thousands of seats and their managers.
async function addLine(tx: Database, order: SeatOrder, line: SeatLine, first: number): Promise<string[]> {
  const { subscriptionId, owner, assignedTo, purchaseDate, startDate } = order;
  const made = await tx.execute<{ id: string }>(
    sql`with made as (
          insert into ${seats}
            (id, subscription_id, owner_id, kind, license_type, product, assigned_to, purchase_date, start_date, ordinal)
          select gen_random_uuid()::text, ${subscriptionId}::text, ${owner.id}::text, 'subscription',
            ${line.licenseType}::smallint, ${line.productName}::text, ${assignedTo}::text, ${purchaseDate}::date, ${startDate}::date, ordinal
          from generate_series(${first}::int, ${first + line.quantity - 1}::int) as ordinal
          returning id
        )
        insert into ${seatManagers} (seat_id, email)
        select id, ${owner.email}::text from made
        returning seat_id as id`,
  );
  return made.rows.map(({ id }) => id);
}

export async function nextOrdinal(tx: Database, subscriptionId: string): Promise<number> {
  const [highest] = await tx
    .select({ ordinal: max(seats.ordinal) })
    .from(seats)
    .where(eq(seats.subscriptionId, subscriptionId));
  return (highest?.ordinal ?? -1) + 1;
}
