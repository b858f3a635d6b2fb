import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { type ChangedSeat, seatAfterChange } from '#domain/changes/edition-term/apply-change';
import type { PlannedUnit } from '#domain/changes/edition-term/change-plan';
import { displayName } from '#domain/licenses/display-name';
import { storedTermOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';

interface Writing {
  readonly kind: 'EDITION' | 'TERM';
  readonly home: string;
  /** Null when the period stays. */
  readonly startDate: CalendarDate | null;
  readonly expireDate: CalendarDate;
}

interface AlikeSeats {
  readonly after: ChangedSeat;
  readonly isRenamed: boolean;
  readonly ids: string[];
}

/** One statement for all seats with the same outcome, since there may be thousands. */
export async function writeSeats(
  tx: Database,
  planned: readonly PlannedUnit[],
  { kind, home, startDate, expireDate }: Writing,
): Promise<void> {
  for (const { after, isRenamed, ids } of alike(kind, planned, expireDate)) {
    const future = after.futureTerm === null ? null : storedTermOf(after.futureTerm);
    await tx
      .update(seats)
      .set({
        subscriptionId: home,
        licenseType: after.licenseType,
        expireDate: after.expireDate,
        futureLicenseType: after.futureLicenseType,
        futureTerm: future?.term ?? null,
        futureMultiplier: future?.multiplier ?? null,
        ...(isRenamed && { product: displayName(after.licenseType) }),
        ...(startDate !== null && { startDate }),
      })
      .where(sql`${seats.id} = any(${sql.param(ids)}::text[])`);
  }
}

function alike(
  kind: Writing['kind'],
  planned: readonly PlannedUnit[],
  expireDate: CalendarDate,
): Iterable<AlikeSeats> {
  const found = new Map<string, AlikeSeats>();
  for (const unit of planned) {
    const after = seatAfterChange(kind, unit, expireDate);
    const isRenamed = after.licenseType !== unit.unit.licenseType;
    const key = JSON.stringify([after, isRenamed]);
    const { seatId } = unit.unit;
    if (seatId === null) continue;
    const same = found.get(key);
    if (same) same.ids.push(seatId);
    else found.set(key, { after, isRenamed, ids: [seatId] });
  }
  return found.values();
}
