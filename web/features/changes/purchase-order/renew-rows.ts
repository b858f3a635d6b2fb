import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import type { RenewSeats_SeatFragment } from './renew-seats.generated';
import type { SeatChoice } from './seat-choice';

/** A seat with what it costs to go on. */
export interface RenewRow {
  seat: RenewSeats_SeatFragment;
  /** `Axure RP Pro`, or `Cloud Author × 3`. */
  product: string;
  /** Of one seat by the list, before coupons; null for one that is left out, or while nobody knows. */
  price: string | null;
}

/** Rows of a page with their prices. */
export function rowsOf(
  seats: readonly RenewSeats_SeatFragment[],
  { isChosen }: Pick<SeatChoice, 'isChosen'>,
  price: Pick<RenewPrice_RenewalFragment, 'lines'> | null,
): RenewRow[] {
  const prices = new Map(price?.lines.map((line) => [line.licenseType, line.normalItemPrice]));
  return seats.map((seat) => ({
    seat,
    product: seat.quantity === 1 ? seat.productName : `${seat.productName} × ${seat.quantity}`,
    price: isChosen(seat.id) ? (prices.get(seat.licenseType) ?? null) : null,
  }));
}
