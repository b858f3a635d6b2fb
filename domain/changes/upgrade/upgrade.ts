import { isUpgradable } from '../../licenses/perpetual/upgradable';
import { message } from '../../messages/catalogue';
import { type Cents, sumCents } from '../../money/cents';
import type { CartRefusal } from '../../store/cart-checks';
import { perpetualUpgradePrice } from './perpetual-price';

/** What every perpetual licence becomes (PERP-05). */
export const UPGRADED_PRODUCT = 'Axure RP 9 Team';

export const MAX_UPGRADES = 500;

/** Of a perpetual licence, what its upgrade depends on. */
interface PerpetualLicense {
  seatId: string;
  /** `Axure RP 8 Pro`. */
  product: string;
}

/** One licence with its upgrade price. */
export interface PricedUpgradeSeat extends PerpetualLicense {
  price: Cents;
}

export interface PricedUpgrade {
  seats: PricedUpgradeSeat[];
  /** Those that cannot be upgraded and are left out (D-121). */
  skippedSeatIds: string[];
  /** How many are charged like Pro (D-84). */
  proQuantity: number;
  /** How many are charged like Team (D-84). */
  teamQuantity: number;
  total: Cents;
}

/** Each licence by its name; those that cannot be upgraded cost nothing and stay (PERP-03, PERP-06). */
export function priceUpgrade(licenses: readonly PerpetualLicense[]): PricedUpgrade {
  const seats = licenses
    .filter(({ product }) => isUpgradable(product))
    .map(({ seatId, product }) => ({ seatId, product, price: perpetualUpgradePrice(product) }));
  const proQuantity = seats.filter(({ price }) => price === perpetualUpgradePrice('Pro')).length;
  return {
    seats,
    skippedSeatIds: licenses.filter(({ product }) => !isUpgradable(product)).map(({ seatId }) => seatId),
    proQuantity,
    teamQuantity: seats.length - proQuantity,
    total: sumCents(seats.map(({ price }) => price)),
  };
}

/** At least one licence is chosen, none of them twice, and not too many for one order. */
export function checkUpgradeSeats(seatIds: readonly string[]): CartRefusal | null {
  if (seatIds.length === 0) return { code: 'EMPTY_CART', message: message.selectProduct, field: 'seatIds' };
  if (seatIds.length > MAX_UPGRADES)
    return { code: 'INVALID_INPUT', message: message.upgradeTooMany, field: 'seatIds' };
  if (new Set(seatIds).size < seatIds.length)
    return { code: 'INVALID_INPUT', message: message.upgradeTwice, field: 'seatIds' };
  return null;
}

/** A canonical text of all that an upgrade's preview promises; equal texts cost the same for the same reasons. */
export function upgradeBasis(userId: string, { seats, total }: PricedUpgrade): string {
  const lines = seats.map(({ seatId, product, price }) => [seatId, product, price]);
  return JSON.stringify([
    'upgrade',
    userId,
    lines.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    total,
  ]);
}
