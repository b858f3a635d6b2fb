import { isLicenseType, type LicenseType } from '#domain/licenses/license-type';
import type { SeatFacts } from '#domain/licenses/model';
import { futureTermCode } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { seats, type subscriptions } from '../db/schema/licenses';

export const SEAT_STATE = {
  id: seats.id,
  licenseType: seats.licenseType,
  expireDate: seats.expireDate,
  futureLicenseType: seats.futureLicenseType,
  futureTerm: seats.futureTerm,
  futureMultiplier: seats.futureMultiplier,
};

type SeatState = Pick<typeof seats.$inferSelect, keyof typeof SEAT_STATE>;

/** @throws RangeError for an unknown licence type or term */
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

/** @throws RangeError for an unknown term */
export function pendingTerm({
  futureTerm,
  futureMultiplier,
}: Pick<typeof subscriptions.$inferSelect, 'futureTerm' | 'futureMultiplier'>): TermCode | null {
  return futureTerm === null ? null : futureTermCode(futureTerm, futureMultiplier);
}

function known(licenseType: number): LicenseType {
  if (!isLicenseType(licenseType)) throw new RangeError(`unknown licence type ${licenseType}`);
  return licenseType;
}
