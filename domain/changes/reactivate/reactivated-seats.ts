import { isSaleLicenseType, SALE_LICENSE_TYPES, type SaleLicenseType } from '../../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import type { ProductKind } from '../../licenses/product-kind';
import { effectiveLicenseType } from '../../licenses/renews';
import type { CartItem } from '../../store/carts/cart-items';
import { type PricedCart, previewBasis } from '../../store/carts/price-cart';

export type EndedSeat = Pick<SeatFacts, 'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType'>;

/** Leaves out seats canceled in an earlier period; when there are no others, those that ended last come back. */
export function reactivatedSeats<Seat extends Pick<SeatFacts, 'expireDate'>>(
  { expireDate }: Pick<SubscriptionFacts, 'expireDate'>,
  seats: readonly Seat[],
): Seat[] {
  const endOf = (seat: Seat) => seat.expireDate ?? expireDate;
  const last = seats.map(endOf).toSorted().at(-1) ?? expireDate;
  const from = last < expireDate ? last : expireDate;
  return seats.filter((seat) => endOf(seat) >= from);
}

export interface ReactivatedLicense {
  readonly licenseType: SaleLicenseType;
  readonly seatIds: string[];
}

/** Groups seats by effective license (STAT-05); null without seats, or when a license is not on sale. */
export function reactivatedLicenses(seats: readonly EndedSeat[]): ReactivatedLicense[] | null {
  if (seats.length === 0 || !seats.every((seat) => isSaleLicenseType(effectiveLicenseType(seat))))
    return null;
  return SALE_LICENSE_TYPES.map((licenseType) => ({
    licenseType,
    seatIds: seats.filter((seat) => effectiveLicenseType(seat) === licenseType).map(({ seatId }) => seatId),
  })).filter(({ seatIds }) => seatIds.length > 0);
}

export function reactivatedItems(licenses: readonly ReactivatedLicense[]): CartItem[] {
  return licenses.map(({ licenseType, seatIds }) => ({ licenseType, quantity: seatIds.length }));
}

interface PromisedReactivation {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: ProductKind;
  readonly seatIds: readonly string[];
  readonly priced: PricedCart;
}

export function reactivationBasis({
  userId,
  subscriptionId,
  kind,
  seatIds,
  priced,
}: PromisedReactivation): string {
  const price = previewBasis(kind, userId, priced);
  return JSON.stringify(['reactivate', subscriptionId, seatIds.toSorted(), price]);
}
