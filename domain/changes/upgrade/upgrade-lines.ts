import { type Cents, timesQuantity } from '../../money/cents';
import { formatUsd } from '../../money/format-usd';
import type { DerivationStep } from '../../store/derivation';
import { type PricedUpgrade, UPGRADED_PRODUCT } from './upgrade';

/** Upgrades of one product, as sales list them. */
export interface UpgradeLine {
  /** `Axure RP 9 Team, upgrade from Axure RP 8 Pro`. */
  product: string;
  quantity: number;
  unitPrice: Cents;
  total: Cents;
  /** The amounts add up to `total`. */
  derivation: DerivationStep[];
}

/** An upgrade by the products it starts from; the totals add up to its own. */
export function upgradeLines({ seats }: PricedUpgrade): UpgradeLine[] {
  const products = [...new Set(seats.map(({ product }) => product))];
  return products.map((from) => {
    const licenses = seats.filter(({ product }) => product === from);
    const [{ price: unitPrice } = { price: 0 }] = licenses;
    const quantity = licenses.length;
    const product = `${UPGRADED_PRODUCT}, upgrade from ${from}`;
    const total = timesQuantity(unitPrice, quantity);
    const step: DerivationStep = {
      kind: 'LIST_PRICE',
      label: `${product} × ${quantity}`,
      explanation: quantity === 1 ? null : `${formatUsd(unitPrice)} × ${quantity}`,
      quantity,
      perItem: unitPrice,
      amount: total,
    };
    return { product, quantity, unitPrice, total, derivation: [step] };
  });
}
