import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ChangeSelection, type ChangeUnit, seatUnit } from '#domain/changes/change-unit';
import type { Named } from '../../account/is-meant';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';
import { SEAT_STATE, seatFacts } from '../../licenses/seat-facts';
import { visibleSeatIds } from '../../licenses/visible-seats';

export type SeatSelection =
  | { readonly kind: 'selected'; readonly selections: ChangeSelection[] }
  /** One does not exist, or the customer cannot see it. */
  | { readonly kind: 'unknown' }
  /** One is no RP seat. */
  | { readonly kind: 'other' };

export interface Asker {
  readonly user: Named;
  /** The payment id that marks purchase orders. */
  readonly purchaseOrderId: string;
}

/** The seats that the customer can see, by group; the rules decide whose they are. */
export async function selectSeats(
  db: Database,
  seatIds: readonly string[],
  { user, purchaseOrderId }: Asker,
): Promise<SeatSelection> {
  const rows = await db
    .select({ ...SEAT_STATE, subscriptionId: seats.subscriptionId })
    .from(seats)
    .where(
      and(sql`${seats.id} = any(${sql.param(seatIds)}::text[])`, inArray(seats.id, visibleSeatIds(db, user))),
    )
    .orderBy(asc(seats.subscriptionId), asc(seats.ordinal), asc(seats.id));
  if (rows.length < seatIds.length) return { kind: 'unknown' };
  const units = new Map<string | null, ChangeUnit[]>();
  for (const { subscriptionId, ...seat } of rows) {
    const unit = seatUnit(seatFacts(seat));
    const others = units.get(subscriptionId);
    if (others) others.push(unit);
    else units.set(subscriptionId, [unit]);
  }
  const ids = [...units.keys()].filter((id) => id !== null);
  const groups = await db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.id, ids), eq(subscriptions.kind, 'rp')))
    .orderBy(asc(subscriptions.id));
  if (groups.length < units.size) return { kind: 'other' };
  const facts = await groupFacts(db, groups, purchaseOrderId);
  return {
    kind: 'selected',
    selections: facts.map((group) => ({ group, units: units.get(group.id) ?? [] })),
  };
}
