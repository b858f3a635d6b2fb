import { displayName } from '#domain/licenses/display-name';
import type { OrderedProduct, OrderPart } from '../../orders/sales/order-parts';
import type { ChangeSnapshot } from './change-snapshot';

export function partsOfChange({ groups }: Pick<ChangeSnapshot, 'groups'>): OrderPart[] {
  const parts = groups.flatMap(({ units, expireDate, isPurchaseOrder }) =>
    units
      .filter(({ effect }) => effect === 'NOW')
      .map(({ termCode, licenseType, quantity }) => ({
        termCode,
        expireDate,
        isPurchaseOrder,
        products: [{ productName: displayName(licenseType), quantity }],
      })),
  );
  return joinAlike(parts);
}

function joinAlike(parts: readonly OrderPart[]): OrderPart[] {
  const joined = new Map<string, OrderPart>();
  for (const part of parts) {
    const key = `${part.termCode} ${part.expireDate} ${part.isPurchaseOrder}`;
    const before = joined.get(key)?.products ?? [];
    joined.set(key, { ...part, products: joinProducts([...before, ...part.products]) });
  }
  return [...joined.values()];
}

function joinProducts(products: readonly OrderedProduct[]): OrderedProduct[] {
  const quantities = new Map<string, number>();
  for (const { productName, quantity } of products)
    quantities.set(productName, (quantities.get(productName) ?? 0) + quantity);
  return [...quantities].map(([productName, quantity]) => ({ productName, quantity }));
}
