import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { canceledSeat, uncanceledSeat } from '#domain/changes/cancel/cancel-effect';
import type { ChangeSelection } from '#domain/changes/change-unit';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import type { GroupRow } from '../../licenses/hold-groups';
import { NOTHING_WAITS } from '../../renewals/move-on';

const NO_CHANGE = { ...NOTHING_WAITS, futureLicenseType: null };

/** A group without a renewing seat is canceled (D-104). */
export async function endSeats(tx: Database, { group, units }: ChangeSelection): Promise<void> {
  const { expireDate } = canceledSeat(group);
  await tx
    .update(seats)
    .set({ expireDate, ...NO_CHANGE })
    .where(and(eq(seats.subscriptionId, group.id), isOneOf(units)));
  const going = await tx
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.subscriptionId, group.id), goesOn()))
    .limit(1);
  if (going.length > 0) return;
  await tx.update(subscriptions).set({ canceled: true }).where(eq(subscriptions.id, group.id));
}

export async function letSeatsGoOn(tx: Database, { group, units }: ChangeSelection): Promise<void> {
  const { expireDate } = uncanceledSeat();
  await tx
    .update(seats)
    .set({ expireDate, ...NO_CHANGE })
    .where(and(eq(seats.subscriptionId, group.id), isOneOf(units)));
  await tx
    .update(subscriptions)
    .set({ canceled: false, autoRenew: true })
    .where(eq(subscriptions.id, group.id));
}

export async function endCloudGroup(tx: Database, group: GroupRow): Promise<void> {
  await tx
    .update(seats)
    .set({ expireDate: canceledSeat(group).expireDate, ...NO_CHANGE })
    .where(and(eq(seats.subscriptionId, group.id), goesOn()));
  await tx
    .update(subscriptions)
    .set({
      ...NOTHING_WAITS,
      canceled: true,
      canceledAuthorCount: group.cloudAuthorCount,
      canceledPublisherCount: group.rpPublisherCount,
    })
    .where(eq(subscriptions.id, group.id));
}

export async function letCloudGroupGoOn(tx: Database, group: GroupRow): Promise<void> {
  await tx
    .update(seats)
    .set({ expireDate: uncanceledSeat().expireDate, ...NO_CHANGE })
    .where(and(eq(seats.subscriptionId, group.id), gte(seats.expireDate, group.expireDate)));
  await tx
    .update(subscriptions)
    .set({
      ...NOTHING_WAITS,
      canceled: false,
      autoRenew: true,
      canceledAuthorCount: 0,
      canceledPublisherCount: 0,
    })
    .where(eq(subscriptions.id, group.id));
}

function goesOn() {
  return or(isNull(seats.expireDate), isNotNull(seats.futureTerm), isNotNull(seats.futureLicenseType));
}

function isOneOf(units: ChangeSelection['units']) {
  return sql`${seats.id} = any(${sql.param(units.map(({ seatId }) => seatId))}::text[])`;
}
