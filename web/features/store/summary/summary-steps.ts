import { parseMoney } from '#domain/money/cents';
import { countText } from '#domain/text/counts';
import type { Term } from '../../../schema.generated';
import { moneyText } from '../../../ui/text';
import { compactTermSuffix } from '../cart/query-values';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import type { SummaryLine_LineFragment } from './summary-line.generated';

type Step = SummaryLine_LineFragment['derivation'][number];

export interface SummaryStep extends Step {
  /** Unique within the cart, and stable when quantity, term or group change. */
  key: string;
  unitPrice: string | null;
  usesLeft: number | null;
}

export const TOTAL_KEY = 'total';

export function cartSteps({ lines, term }: OrderSummary_CartFragment): SummaryStep[][] {
  return lines.map((line) => lineSteps(line, term));
}

export function explainableKeys(cart: OrderSummary_CartFragment): string[] {
  const explainable = cartSteps(cart)
    .flat()
    .filter(({ explanation }) => explanation !== null);
  return [...explainable.map(({ key }) => key), ...(totalText(cart) === null ? [] : [TOTAL_KEY])];
}

/** Coupon steps and coupons of a line are in the same order. */
function lineSteps(line: SummaryLine_LineFragment, term: Term): SummaryStep[] {
  const coupons = [...line.appliedCoupons];
  return line.derivation.map((step) => {
    const isPrice = step.kind === 'LIST_PRICE';
    const usesLeft = step.kind === 'COUPON' ? (coupons[0]?.usesLeft ?? null) : null;
    const what = (step.kind === 'COUPON' && coupons.shift()?.couponId) || (isPrice ? 'price' : 'days');
    const unitPrice = isPrice ? `${moneyText(line.normalItemPrice)} ${compactTermSuffix(term)}` : null;
    return {
      ...step,
      key: `${line.licenseType}-${what}`,
      unitPrice,
      usesLeft,
      explanation: isPrice ? listPriceText(line, step.explanation ?? unitPrice) : couponText(step, usesLeft),
    };
  });
}

function listPriceText({ derivation, total }: SummaryLine_LineFragment, price: string | null): string {
  const inAll = derivation.length > 1 ? `; with what follows, this line comes to ${moneyText(total)}` : '';
  return `${price} by the price list${inAll}.`;
}

function couponText({ explanation }: Step, usesLeft: number | null): string | null {
  return explanation === null || usesLeft === null
    ? explanation
    : `${explanation}. ${usesText(usesLeft)} after this order.`;
}

export function usesText(count: number): string {
  if (count === 0) return 'No uses left';
  return count === 1 ? '1 use left' : `${countText(count)} uses left`;
}

/** Sums up the cart: `$1,008.00 by the price list − … = $731.84`; null if there is only the list price. */
export function totalText(cart: OrderSummary_CartFragment): string | null {
  const { listTotal, adjustmentTotal, discountTotal, total } = cart;
  const isAdded = adjustmentTotal.startsWith('-');
  const steps = [
    isZero(adjustmentTotal) || isAdded
      ? ''
      : ` − ${moneyText(adjustmentTotal)} credit for days already passed`,
    isAdded ? ` + ${moneyText(adjustmentTotal.slice(1))} for days before the group starts` : '',
    isZero(discountTotal) ? '' : ` − ${moneyText(discountTotal)} by coupons`,
  ].join('');
  return steps === '' ? null : `${moneyText(listTotal)} by the price list${steps} = ${moneyText(total)}`;
}

function isZero(amount: string): boolean {
  return parseMoney(amount) === 0;
}
