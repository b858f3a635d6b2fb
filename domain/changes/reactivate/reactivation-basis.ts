import type { ProductKind } from '../../licenses/product-kind';
import { previewBasis } from '../../store/preview-basis';
import type { PricedCart } from '../../store/price-cart';

interface PromisedReactivation {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: ProductKind;
  /** Of the seats that come back; none for a group that only counts them. */
  readonly seatIds: readonly string[];
  readonly priced: PricedCart;
}

/** A canonical text of all that the preview of a reactivation promises: which seats come back, and all of their price. */
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
