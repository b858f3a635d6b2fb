import { sql } from 'drizzle-orm';
import { groupBy } from '#domain/group-by';
import type { ActivityKind } from '#domain/licenses/activity/activity-kinds';
import { textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { activities, activitySeats } from '../db/schema/activity';

/** Null when the service acts by itself. */
export type Actor = { readonly email: string; readonly agent?: string | null } | null;

export interface TouchedSeat {
  readonly seatId: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

export interface Activity {
  readonly kind: ActivityKind;
  readonly ownerId: string;
  readonly subscriptionId?: string | null;
  readonly contents?: string;
  /** Empty when the activity concerns a whole group or the account. */
  readonly seats?: readonly TouchedSeat[];
}

export async function noteActivity(tx: Database, now: Date, by: Actor, done: Activity): Promise<void> {
  const { kind, ownerId, subscriptionId = null, contents = '', seats = [] } = done;
  const noted = sql`
    insert into ${activities} (at, kind, owner_id, actor, agent, subscription_id, contents)
    values (${now.toISOString()}::timestamptz, ${kind}, ${ownerId}, ${by?.email ?? null}, ${by?.agent ?? null},
      ${subscriptionId}, ${contents})`;
  if (seats.length === 0) {
    await tx.execute(noted);
    return;
  }
  const ids = textArray(seats.map(({ seatId }) => seatId));
  const [before, after] = (['before', 'after'] as const).map((time) =>
    textArray(seats.map((seat) => (seat[time] ?? []).join(', '))),
  );
  await tx.execute(sql`
    with noted as (${noted} returning id)
    insert into ${activitySeats} (activity_id, seat_id, "before", "after")
    select noted.id, given.* from noted, unnest(${ids}, ${before}, ${after}) as given`);
}

interface OwnedSeat {
  readonly id: string;
  readonly ownerId: string;
}

export interface SeatActivity extends Omit<TouchedSeat, 'seatId'> {
  readonly seat: OwnedSeat;
}

/** Notes one activity per owner of the touched seats. */
export async function noteSeats(
  tx: Database,
  now: Date,
  by: Actor,
  kind: ActivityKind,
  touched: readonly SeatActivity[],
): Promise<void> {
  for (const [ownerId, seats] of groupBy(touched, ({ seat }) => seat.ownerId)) {
    const named = seats.map(({ seat, ...people }) => ({ ...people, seatId: seat.id }));
    await noteActivity(tx, now, by, { kind, ownerId, seats: named });
  }
}
