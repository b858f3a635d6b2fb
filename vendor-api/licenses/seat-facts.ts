import { asc, eq } from 'drizzle-orm';
import { type ChangeUnit, countedUnits, seatUnit } from '#domain/changes/change-unit';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { isLicenseType, type LicenseType } from '#domain/licenses/license-type';
import type { SeatFacts } from '#domain/licenses/model';
import { isContinuingWith } from '#domain/licenses/renews';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import { futureTermCode } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../db/database';
import { seats, type subscriptions } from '../db/schema/licenses';
import { cloudSeatsOf, isCounted } from './group-facts';
import type { GroupRow } from './group-rows';

export const SEAT_STATE = {
  id: seats.id,
  licenseType: seats.licenseType,
  expireDate: seats.expireDate,
  futureLicenseType: seats.futureLicenseType,
  futureTerm: seats.futureTerm,
  futureMultiplier: seats.futureMultiplier,
};

type SeatState = Pick<typeof seats.$inferSelect, keyof typeof SEAT_STATE>;

export function seatFacts({
  id,
  expireDate,
  futureTerm,
  futureMultiplier,
  ...row
}: SeatState): Pick<SeatFacts, 'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'> {
  return {
    seatId: id,
    expireDate,
    licenseType: known(row.licenseType),
    futureLicenseType: row.futureLicenseType === null ? null : known(row.futureLicenseType),
    futureTerm: pendingTerm({ futureTerm, futureMultiplier }),
  };
}

export function pendingTerm({
  futureTerm,
  futureMultiplier,
}: Pick<typeof subscriptions.$inferSelect, 'futureTerm' | 'futureMultiplier'>): TermCode | null {
  return futureTerm === null ? null : futureTermCode(futureTerm, futureMultiplier);
}

function known(licenseType: number): LicenseType {
  if (!isLicenseType(licenseType)) throw new RangeError(`unknown license type ${licenseType}`);
  return licenseType;
}

export async function renewingSeats(db: Database, subscriptionId: string): Promise<RenewingSeat[]> {
  const rows = await db
    .select(SEAT_STATE)
    .from(seats)
    .where(eq(seats.subscriptionId, subscriptionId))
    .orderBy(asc(seats.ordinal), asc(seats.id));
  return rows.map(seatFacts);
}

/** Checks that no seats were added since, which would renew for free (CART-22, PRICE-22). */
export async function pricedAllSeats(
  tx: Database,
  group: Pick<GroupRow, 'id' | 'expireDate'>,
  priced: readonly string[],
): Promise<boolean> {
  const ids = new Set(priced);
  const renewing = (await renewingSeats(tx, group.id)).filter((seat) => isContinuingWith(group, seat));
  return renewing.every(({ seatId }) => ids.has(seatId));
}

/** The seats of a group, or its counts without the canceled ones. */
export async function loadUnits(db: Database, group: GroupRow): Promise<ChangeUnit[]> {
  if (!isCounted(group)) return (await renewingSeats(db, group.id)).map(seatUnit);
  const { kind, expireDate } = group;
  const future = { futureTerm: pendingTerm(group), expireDate };
  return countedUnits(kind, renewingCounts(cloudSeatsOf(group)), future);
}
