import { and, asc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { seatUnit } from '#domain/changes/change-unit';
import { isWholeGroup, seatAfterChange, startedTerm } from '#domain/changes/edition-term/apply-change';
import type { ChangeKind, PlannedUnit } from '#domain/changes/edition-term/change-plan';
import { groupBy } from '#domain/group-by';
import { displayName } from '#domain/licenses/display-name';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import { updateBundleName } from '../../licenses/bundle-name';
import { isCounted } from '../../licenses/group-facts';
import { cancelUnlessRenewing, lockGroup, pendingTermColumns } from '../../licenses/group-rows';
import { SEAT_STATE, seatFacts } from '../../licenses/seat-facts';
import type { OrderDeps } from '../../orders/order-kind';
import { changePeriod, splitGroup } from '../../renewals/group-period';
import { changeCountedGroup } from './change-counted-group';
import type { ChangedGroup } from './requested-change';

interface GroupChange {
  readonly kind: ChangeKind;
  readonly today: CalendarDate;
  readonly userId: string;
  readonly group: ChangedGroup;
}

/** Seats that were canceled during the charge stay canceled. @returns the id of their group afterwards */
export async function changeGroup(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  { kind, today, userId, group }: GroupChange,
): Promise<string> {
  const locked = await lockGroup(tx, group.subscriptionId);
  if (isCounted(locked)) return changeCountedGroup(deps, tx, locked, { today, changed: group });
  const rows = await lockSeatsOf(tx, locked.id, userId);
  const planned = plannedOf(group, rows);
  if (planned.length < group.units.length)
    deps.log.error(
      { subscriptionId: locked.id, paid: group.units.length, found: planned.length },
      'seats left their group while a change of them was under way; refund what was paid for them',
    );
  const termCode = startedTerm(kind, planned);
  if (termCode === null) {
    await writeSeats(tx, planned, { kind, groupId: locked.id, expireDate: locked.expireDate });
    await updateBundleName(tx, locked, today);
    return locked.id;
  }
  const changing = new Set(planned.map(({ unit }) => unit.seatId));
  const isWhole = isWholeGroup(rows, ({ seatId }) => changing.has(seatId), locked, today);
  const period = { termCode, startDate: today, expireDate: group.expireDate };
  const groupId = isWhole ? await changePeriod(tx, locked, period) : await splitGroup(tx, locked, period);
  await writeSeats(tx, planned, { kind, groupId, ...period });
  if (isWhole) return groupId;
  await cancelUnlessRenewing(tx, locked.id);
  for (const id of [groupId, locked.id]) await updateBundleName(tx, { id, kind: locked.kind }, today);
  return groupId;
}

type Seat = ReturnType<typeof seatFacts>;

async function lockSeatsOf(tx: Database, subscriptionId: string, ownerId: string): Promise<Seat[]> {
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

interface SeatsUpdate {
  readonly kind: GroupChange['kind'];
  readonly groupId: string;
  readonly startDate?: CalendarDate;
  readonly expireDate: CalendarDate;
}

// One statement for all seats with the same outcome, because there may be thousands.
async function writeSeats(
  tx: Database,
  planned: readonly PlannedUnit[],
  { kind, groupId, startDate, expireDate }: SeatsUpdate,
): Promise<void> {
  const changed = planned.map((seat) => {
    const after = seatAfterChange(kind, seat, expireDate);
    const isRenamed = after.licenseType !== seat.unit.licenseType;
    return { after, isRenamed, seatId: seat.unit.seatId };
  });
  const alike = groupBy(changed, ({ after, isRenamed }) => JSON.stringify([after, isRenamed]));
  for (const same of alike.values()) {
    const { after, isRenamed } = same[0];
    const ids = same.flatMap(({ seatId }) => seatId ?? []);
    await tx
      .update(seats)
      .set({
        subscriptionId: groupId,
        licenseType: after.licenseType,
        expireDate: after.expireDate,
        futureLicenseType: after.futureLicenseType,
        ...pendingTermColumns(after.futureTerm),
        ...(isRenamed && { product: displayName(after.licenseType) }),
        ...(startDate && { startDate }),
      })
      .where(anyOf(seats.id, ids));
  }
}
