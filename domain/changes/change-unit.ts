import type { CalendarDate } from '../calendar/calendar-date';
import type { CloudCounts } from '../cloud/seat-counts';
import { isSaleLicenseType, type LicenseType } from '../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { isSeatEnded } from '../licenses/paid-until';
import { isContinuingWith, isSetToRenew } from '../licenses/renews';
import { message } from '../messages/catalogue';
import { type CloudPlan, cloudLicenseTypes } from '../store/carts/cart-items';
import type { TermCode } from '../terms/term-code';

type SeatState = Pick<
  SeatFacts,
  'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'
>;

/** Unit of a change: a seat, or the counted seats of one kind in a cloud group. */
export interface ChangeUnit extends Omit<SeatState, 'seatId'> {
  /** Null for counted seats. */
  seatId: string | null;
  quantity: number;
}

export interface ChangeSelection {
  group: SubscriptionFacts;
  units: readonly ChangeUnit[];
}

export type SkipReason = 'SAME' | 'CANCELED' | 'ENDED';

export interface SkippedUnit {
  subscriptionId: string;
  seatId: string | null;
  reason: SkipReason;
}

/** `NOW` is charged and applies immediately, `TERM_END` waits, `REVERT` drops a pending change for free (D-75). */
export type ChangeEffect = 'NOW' | 'TERM_END' | 'REVERT';

export function seatUnit(seat: SeatState): ChangeUnit {
  const { seatId, licenseType, expireDate, futureLicenseType, futureTerm } = seat;
  return { seatId, licenseType, expireDate, futureLicenseType, futureTerm, quantity: 1 };
}

/** Checks that the group is billed by time and that every license is on sale (PRICE-10, D-139). */
export function isPriced({ group, units }: ChangeSelection): boolean {
  return group.isBilledByTime && units.every(({ licenseType }) => isSaleLicenseType(licenseType));
}

export function isUnitCanceled(unit: ChangeUnit, group: SubscriptionFacts): boolean {
  return !isSetToRenew(group) || !isContinuingWith(group, unit);
}

export function isUnitEnded(unit: ChangeUnit, group: SubscriptionFacts, today: CalendarDate): boolean {
  return isSeatEnded(unit, group, today);
}

/** Message when no unit is left; ended units are not called canceled. */
export function nothingLeft(skipped: readonly SkippedUnit[]): string {
  const areOver = skipped.length > 0 && skipped.every(({ reason }) => reason === 'ENDED');
  return areOver ? message.allEnded : message.allCanceled;
}

export function leaveOut(
  selections: readonly ChangeSelection[],
  reasonOf: (unit: ChangeUnit, group: SubscriptionFacts) => SkipReason | null,
): { left: ChangeSelection[]; skipped: SkippedUnit[] } {
  const skipped: SkippedUnit[] = [];
  const left = selections.map(({ group, units }) => ({
    group,
    units: units.filter((unit) => {
      const reason = reasonOf(unit, group);
      if (reason !== null) skipped.push({ subscriptionId: group.id, seatId: unit.seatId, reason });
      return reason === null;
    }),
  }));
  return { left: left.filter(({ units }) => units.length > 0), skipped };
}

interface WaitingTerm {
  readonly futureTerm: TermCode | null;
  readonly expireDate: CalendarDate;
}

/** Returns the counted seats of a cloud group as units; a pending term applies to all of them. */
export function countedUnits(
  plan: CloudPlan,
  { authors, publishers }: CloudCounts,
  { futureTerm, expireDate }: WaitingTerm,
): ChangeUnit[] {
  const { author, publisher } = cloudLicenseTypes(plan);
  const state = {
    seatId: null,
    expireDate: futureTerm === null ? null : expireDate,
    futureLicenseType: null,
    futureTerm,
  };
  const counted = (licenseType: LicenseType | null, quantity: number): ChangeUnit[] =>
    licenseType === null || quantity === 0 ? [] : [{ ...state, licenseType, quantity }];
  return [...counted(author, authors), ...counted(publisher, publishers)];
}
