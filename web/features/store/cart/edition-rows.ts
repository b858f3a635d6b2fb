import type { Edition } from '../../../schema.generated';
import type { RpCart } from './cart-query';
import type { ProductRow } from './product-rows';
import type { Product } from './term-price';

const PURPOSE: Readonly<Record<Edition, string>> = {
  PRO: 'Prototyping and documentation for one person',
  TEAM: 'Co-authoring with revision history',
  ENTERPRISE: 'Private cloud and single sign-on',
};

export function editionRows(
  products: readonly (Product & { edition: Edition })[],
  { quantities }: Pick<RpCart, 'quantities'>,
  change: (patch: Pick<RpCart, 'quantities'>) => void,
): ProductRow[] {
  return products.map((product) => ({
    product,
    purpose: PURPOSE[product.edition],
    quantity: quantities[product.edition],
    onChange: (quantity) => change({ quantities: { ...quantities, [product.edition]: quantity } }),
  }));
}
