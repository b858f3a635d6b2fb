import { type Cents, toDecimalString } from '#domain/money/cents';
import type { CoTermPeriod as Period } from '#domain/store/carts/price-cart';
import type { AppliedCoupon as Applied } from '#domain/store/coupons/allocate-coupons';
import type { DerivationStep as Step } from '#domain/store/prices/derivation';
import type { PricedLine } from '#domain/store/prices/priced-line';
import { termName } from '#domain/terms/term-code';
import { LICENSE_TYPES, TERMS } from '../../models/codes';
import type { AppliedCoupon, Cart, CartLine, CoTermPeriod, DerivationStep } from '../../resolvers.generated';
import type { CartQuote } from './carts/quote-cart';

const money = (cents: Cents): string => toDecimalString(cents);

export function toCartModel({ previewId, priced, groupName }: CartQuote): Cart {
  return {
    previewId,
    term: TERMS[priced.term],
    termName: termName(priced.term),
    lines: priced.lines.map(toCartLine),
    total: money(priced.total),
    listTotal: money(priced.listTotal),
    adjustmentTotal: money(priced.adjustmentTotal),
    discountTotal: money(priced.discountTotal),
    coTerm: priced.coTerm && toPeriod(priced.coTerm, groupName ?? ''),
    expireDate: priced.expireDate,
    nextBillingDate: priced.nextBillingDate,
  };
}

export function toCartLine(line: PricedLine): CartLine {
  return {
    productCode: line.productCode,
    licenseType: LICENSE_TYPES[line.licenseType],
    product: line.product,
    quantity: line.quantity,
    normalItemPrice: money(line.normalItemPrice),
    perItemSubscriptionAdj: money(line.perItemSubscriptionAdj),
    perItemCouponDiscount: money(line.perItemCouponDiscount),
    appliedCoupons: line.appliedCoupons.map(toApplied),
    total: money(line.total),
    derivation: line.derivation.map(toStep),
  };
}

function toApplied(coupon: Applied): AppliedCoupon {
  return { ...coupon, discPerItem: money(coupon.discPerItem), totalDisc: money(coupon.totalDisc) };
}

export function toStep(step: Step): DerivationStep {
  return { ...step, perItem: money(step.perItem), amount: money(step.amount) };
}

function toPeriod(period: Period, name: string): CoTermPeriod {
  return { ...period, name };
}
