import type { ReviewAmount } from '../review/review-amounts';
import type { ReviewColumns, ReviewRow } from '../review/review-row';
import type { Upgrade_PriceFragment } from './perpetual-upgrade.generated';

/** The columns of the summary of changes. */
export const UPGRADE_COLUMNS: ReviewColumns = {
  product: 'Product Edition',
  user: 'Assigned User',
  hasPrices: true,
};

/** Every license that is upgraded, with its price. */
export function upgradeRows({ seats }: Upgrade_PriceFragment): ReviewRow[] {
  return seats.map(({ seatId, product, newProduct, price, license }) => ({
    id: seatId,
    product,
    user: license.assignedTo,
    managers: license.managers,
    change: `Upgrades to ${newProduct}`,
    price,
  }));
}

/** The amounts by product; more than one of a product says how they add up. */
export function upgradeAmounts({ lines }: Upgrade_PriceFragment): ReviewAmount[] {
  return lines.map(({ product, quantity, total, derivation }) => ({
    key: product,
    label: product,
    word: null,
    amount: total,
    steps: quantity === 1 ? [] : derivation,
  }));
}
