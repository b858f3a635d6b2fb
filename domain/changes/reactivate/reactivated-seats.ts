import { effectiveLicenseType } from '../../licenses/effective-license';
import { isSaleLicenseType, SALE_LICENSE_TYPES, type SaleLicenseType } from '../../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import type { CartItem } from '../../store/cart-item';

/** What of a seat a reactivation needs. */
export type EndedSeat = Pick<SeatFacts, 'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType'>;

/**
 * The seats that a group had when it ended, in the order given. Those that were canceled in an earlier period are over
 * on their own account and stay so, unless there are no others: then the last of them come back.
 */
export function reactivatedSeats<Seat extends Pick<SeatFacts, 'expireDate'>>(
  { expireDate }: Pick<SubscriptionFacts, 'expireDate'>,
  seats: readonly Seat[],
): Seat[] {
  const endOf = (seat: Seat) => seat.expireDate ?? expireDate;
  const last = seats.map(endOf).toSorted().at(-1) ?? expireDate;
  const from = last < expireDate ? last : expireDate;
  return seats.filter((seat) => endOf(seat) >= from);
}

/** Seats of one licence. */
export interface ReactivatedLicense {
  readonly licenseType: SaleLicenseType;
  readonly seatIds: string[];
}

/**
 * Seats by the licence that they come back with: a change that waited for the end of the term has had its day
 * (STAT-05). Null when there is none, or one that is not on sale.
 */
export function reactivatedLicenses(seats: readonly EndedSeat[]): ReactivatedLicense[] | null {
  if (seats.length === 0 || !seats.every((seat) => isSaleLicenseType(effectiveLicenseType(seat))))
    return null;
  return SALE_LICENSE_TYPES.map((licenseType) => ({
    licenseType,
    seatIds: seats.filter((seat) => effectiveLicenseType(seat) === licenseType).map(({ seatId }) => seatId),
  })).filter(({ seatIds }) => seatIds.length > 0);
}

/** Those licences as a cart holds them. */
export function reactivatedItems(licenses: readonly ReactivatedLicense[]): CartItem[] {
  return licenses.map(({ licenseType, seatIds }) => ({ licenseType, quantity: seatIds.length }));
}
