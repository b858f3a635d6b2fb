import type { Term } from '../../../schema.generated';
import { moneyText } from '../../../ui/money';
import { compactTermSuffix } from '../cart/cart-query';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import type { SummaryLine_LineFragment } from './summary-line.generated';

type Step = SummaryLine_LineFragment['derivation'][number];

export interface SummaryStep extends Step {
  /** Unique within the cart. */
  key: string;
  /** `$504.00 /yr.` beside the product, null beside what changes its price. */
  unitPrice: string | null;
  /** Uses that the coupon of this step has left after this cart. */
  usesLeft: number | null;
}

/** The steps of every line of the cart. */
export function cartSteps({ lines, term }: OrderSummary_CartFragment): SummaryStep[][] {
  return lines.map((line) => lineSteps(line, term));
}

/** Each coupon step belongs to the coupon in the same place; both come in the order of use. */
function lineSteps(line: SummaryLine_LineFragment, term: Term): SummaryStep[] {
  const coupons = [...line.appliedCoupons];
  return line.derivation.map((step, index) => ({
    ...step,
    key: `${line.productCode}-${index}`,
    unitPrice:
      step.kind === 'LIST_PRICE' ? `${moneyText(line.normalItemPrice)} ${compactTermSuffix(term)}` : null,
    usesLeft: step.kind === 'COUPON' ? (coupons.shift()?.usesLeft ?? null) : null,
  }));
}
