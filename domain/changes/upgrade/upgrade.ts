import { isUpgradable } from '../../licenses/perpetual/perpetual-access';
import { message } from '../../messages/catalogue';
import { type Cents, sumCents, timesQuantity } from '../../money/cents';
import type { CartRefusal } from '../../store/carts/cart-checks';
import { type DerivationStep, listPriceStep } from '../../store/prices/derivation';

/** Product that every perpetual license is upgraded to (PERP-05). */
export const UPGRADED_PRODUCT = 'Axure RP 9 Team';

export const MAX_UPGRADES = 500;

interface PerpetualLicense {
  seatId: string;
  product: string;
}

export interface PricedUpgradeSeat extends PerpetualLicense {
  price: Cents;
}

export interface PricedUpgrade {
  seats: PricedUpgradeSeat[];
  /** Seats that cannot be upgraded and are left out (D-121). */
  skippedSeatIds: string[];
  proQuantity: number;
  teamQuantity: number;
  total: Cents;
}

/** Prices licenses by product name; those that cannot be upgraded are left out (PERP-03, PERP-06). */
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

export function checkUpgradeSeats(seatIds: readonly string[]): CartRefusal | null {
  if (seatIds.length === 0) return { code: 'EMPTY_CART', message: message.selectProduct, field: 'seatIds' };
  if (seatIds.length > MAX_UPGRADES)
    return { code: 'INVALID_INPUT', message: message.upgradeTooMany, field: 'seatIds' };
  if (new Set(seatIds).size < seatIds.length)
    return { code: 'INVALID_INPUT', message: message.upgradeTwice, field: 'seatIds' };
  return null;
}

export function upgradeBasis(userId: string, { seats, total }: PricedUpgrade): string {
  const lines = seats.map(({ seatId, product, price }) => [seatId, product, price]);
  return JSON.stringify([
    'upgrade',
    userId,
    lines.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    total,
  ]);
}

const PRO_UPGRADE: Cents = 400_00;
const TEAM_UPGRADE: Cents = 199_00;

/** Upgrade price by product name: `Pro` first, then `Team`, anything else like Pro (PRICE-19, D-46). */
export function perpetualUpgradePrice(productName: string): Cents {
  if (productName.includes('Pro')) return PRO_UPGRADE;
  return productName.includes('Team') ? TEAM_UPGRADE : PRO_UPGRADE;
}

export interface UpgradeLine {
  /** `Axure RP 9 Team, upgrade from Axure RP 8 Pro`. */
  product: string;
  quantity: number;
  unitPrice: Cents;
  total: Cents;
  derivation: DerivationStep[];
}

export function upgradeLines({ seats }: PricedUpgrade): UpgradeLine[] {
  const products = [...new Set(seats.map(({ product }) => product))];
  return products.map((from) => {
    const licenses = seats.filter(({ product }) => product === from);
    const [{ price } = { price: 0 }] = licenses;
    const quantity = licenses.length;
    const product = `${UPGRADED_PRODUCT}, upgrade from ${from}`;
    const derivation = [listPriceStep({ product, quantity, price })];
    return { product, quantity, unitPrice: price, total: timesQuantity(price, quantity), derivation };
  });
}
