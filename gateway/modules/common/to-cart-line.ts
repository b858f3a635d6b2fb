import { toDecimalString } from '#domain/money/cents';
import type { AppliedCoupon as Applied } from '#domain/store/coupons/allocate-coupons';
import type { DerivationStep as Step } from '#domain/store/prices/derivation';
import type { PricedLine } from '#domain/store/prices/priced-line';
import { LICENSE_TYPES } from '../../models/codes';
import type { AppliedCoupon, CartLine, DerivationStep } from '../../resolvers.generated';

export function toCartLine(line: PricedLine): CartLine {
  return {
    productCode: line.productCode,
    licenseType: LICENSE_TYPES[line.licenseType],
    product: line.product,
    quantity: line.quantity,
    normalItemPrice: toDecimalString(line.normalItemPrice),
    perItemSubscriptionAdj: toDecimalString(line.perItemSubscriptionAdj),
    perItemCouponDiscount: toDecimalString(line.perItemCouponDiscount),
    appliedCoupons: line.appliedCoupons.map(toApplied),
    total: toDecimalString(line.total),
    derivation: line.derivation.map(toStep),
  };
}

function toApplied(coupon: Applied): AppliedCoupon {
  return {
    ...coupon,
    discPerItem: toDecimalString(coupon.discPerItem),
    totalDisc: toDecimalString(coupon.totalDisc),
  };
}

export function toStep(step: Step): DerivationStep {
  return { ...step, perItem: toDecimalString(step.perItem), amount: toDecimalString(step.amount) };
}
