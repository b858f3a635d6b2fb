import type { SummaryLine_LineFragment } from './summary-line.generated';

type Step = SummaryLine_LineFragment['derivation'][number];

export interface SummaryStep extends Step {
  /** Unique within the cart. */
  key: string;
  /** Uses that the coupon of this step has left after this cart. */
  usesLeft: number | null;
}

/** The steps of one line, each coupon step with the coupon it stands for; both come in the order of use. */
export function summarySteps(line: SummaryLine_LineFragment): SummaryStep[] {
  const coupons = [...line.appliedCoupons];
  return line.derivation.map((step, index) => ({
    ...step,
    key: `${line.productCode}-${index}`,
    usesLeft: step.kind === 'COUPON' ? (coupons.shift()?.usesLeft ?? null) : null,
  }));
}
