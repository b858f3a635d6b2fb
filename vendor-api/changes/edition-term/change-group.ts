import { and, asc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { seatUnit } from '#domain/changes/change-unit';
import { beginsPeriod, type ChangeKind } from '#domain/changes/edition-term/change-kind';
import type { PlannedUnit } from '#domain/changes/edition-term/change-plan';
import { isSeatEnded } from '#domain/licenses/seats/ended';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import { isCounted } from '../../licenses/counted-group';
import { lockGroup } from '../../licenses/hold-groups';
import { SEAT_STATE, seatFacts } from '../../licenses/seat-facts';
import type { OrderDeps } from '../../orders/order-kind';
import { nameBundles } from '../../renewals/name-bundles';
import { changeCountedGroup } from './change-counted-group';
import { changePeriod, splitOff } from './change-period';
import type { ChangedGroup } from './change-snapshot';
import { writeSeats } from './write-seats';

interface GroupChange {
  readonly kind: ChangeKind;
  readonly today: CalendarDate;
  readonly userId: string;
  readonly group: ChangedGroup;
}

/**
 * Changes the selected seats of one group, or all counted ones. Seats that were canceled during the charge stay
 * canceled. Returns the id of the group that has them afterwards.
 */
export async function changeGroup(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  { kind, today, userId, group }: GroupChange,
): Promise<string> {
  const locked = await lockGroup(tx, group.subscriptionId);
  if (isCounted(locked)) return changeCountedGroup(deps, tx, locked, { today, changed: group });
  const rows = await seatsOf(tx, locked.id, userId);
  const planned = plannedOf(group, rows);
  if (planned.length < group.units.length)
    deps.log.error(
      { subscriptionId: locked.id, paid: group.units.length, found: planned.length },
      'seats left their group while a change of them was under way; refund what was paid for them',
    );
  const termCode = beginsPeriod(kind) ? newTermOf(planned) : null;
  if (termCode === null) {
    await writeSeats(tx, planned, { kind, home: locked.id, startDate: null, expireDate: locked.expireDate });
    await nameBundles(tx, locked, today);
    return locked.id;
  }
  const changing = new Set(planned.map(({ unit }) => unit.seatId));
  const isWhole = rows.every((seat) => changing.has(seat.seatId) || isSeatEnded(seat, locked, today));
  const period = { termCode, startDate: today, expireDate: group.expireDate };
  const home = isWhole ? await changePeriod(tx, locked, period) : await splitOff(tx, locked, period);
  await writeSeats(tx, planned, { kind, home, ...period });
  return home;
}

type Seat = ReturnType<typeof seatFacts>;

async function seatsOf(tx: Database, subscriptionId: string, ownerId: string): Promise<Seat[]> {
  const rows = await tx
    .select(SEAT_STATE)
    .from(seats)
    .where(and(eq(seats.subscriptionId, subscriptionId), eq(seats.ownerId, ownerId)))
    .orderBy(asc(seats.id))
    .for('update');
  return rows.map(seatFacts);
}

function plannedOf({ units }: ChangedGroup, rows: readonly Seat[]): PlannedUnit[] {
  const byId = new Map(rows.map((seat) => [seat.seatId, seat]));
  return units.flatMap(({ seatId, effect, licenseType, termCode }) => {
    const seat = seatId === null ? undefined : byId.get(seatId);
    return seat ? [{ unit: seatUnit(seat), effect, licenseType, term: termCode }] : [];
  });
}

/** Null when the term changes later. */
function newTermOf(planned: readonly PlannedUnit[]): TermCode | null {
  return planned.find(({ effect }) => effect === 'NOW')?.term ?? null;
}
