import type { SaleLicenseType } from '#domain/licenses/license-type';
import type { PricedCart } from '#domain/store/carts/price-cart';
import type { PricedLine } from '#domain/store/prices/priced-line';
import { isSamePrice } from '#domain/store/prices/same-price';
import type { CartForm, SentCoupon } from './cart-form';

export interface SentAdjustment {
  readonly licenseTypes: readonly SaleLicenseType[];
  readonly sent: string;
}

/** The total is required; adjustments and coupons are compared if sent. Values of the client are never used (D-39). */
export function isSamePriced(
  form: Pick<CartForm, 'userTotalPrice' | 'appliedCoupons'>,
  { total, lines }: Pick<PricedCart, 'total' | 'lines'>,
  adjustments: readonly SentAdjustment[],
): boolean {
  return (
    isSamePrice(form.userTotalPrice, total) &&
    adjustments.every((claim) => isSameAdjustment(claim, lines)) &&
    isSameCoupons(form.appliedCoupons, lines)
  );
}

function isSameAdjustment({ licenseTypes, sent }: SentAdjustment, lines: readonly PricedLine[]): boolean {
  if (sent === '') return true;
  const line = lines.find(({ licenseType }) => licenseTypes.includes(licenseType));
  return isSamePrice(sent, line?.perItemSubscriptionAdj ?? 0);
}

interface CouponUse {
  readonly productCode: number;
  readonly couponId: string;
  readonly description: string;
  readonly qty: number;
  readonly discPerItem: number;
  readonly totalDisc: number;
}

function isSameCoupons(claims: readonly SentCoupon[] | null, lines: readonly PricedLine[]): boolean {
  if (claims === null) return true;
  const left: CouponUse[] = lines.flatMap(({ productCode, appliedCoupons }) =>
    appliedCoupons.map((use) => ({ ...use, productCode })),
  );
  // Claims with a coupon id first; the others match what is left.
  const inOrder = claims.toSorted((a, b) => Number(b.Id !== undefined) - Number(a.Id !== undefined));
  const areAllUses = inOrder.every((claim) => {
    const at = left.findIndex((use) => isUse(claim, use));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return areAllUses && left.length === 0;
}

/** The contract identifies a coupon by its description (CART-05); our gateway adds ids. */
function isUse(claim: SentCoupon, use: CouponUse): boolean {
  const isNamed = claim.Id === undefined ? claim.Description === use.description : claim.Id === use.couponId;
  return (
    isNamed &&
    (claim.ProductCode === undefined || claim.ProductCode === use.productCode) &&
    claim.Qty === use.qty &&
    isSamePrice(claim.DiscPerItem, use.discPerItem) &&
    isSamePrice(claim.TotalDisc, use.totalDisc)
  );
}
