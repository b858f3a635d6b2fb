import { adjustmentWord } from '#domain/store/prices/proration';
import { cents } from '../../../checkout/price/cents';
import { type ReviewAmount, stepAmount, stepsOf, takenOff } from '../parts/amounts';
import type { Reactivation_CartFragment } from './reactivate.generated';

/** List prices, the credit of the joined group, and coupons. */
export function reactivationAmounts({
  lines,
  adjustmentTotal,
  discountTotal,
}: Reactivation_CartFragment): ReviewAmount[] {
  const isCredit = adjustmentWord(cents(adjustmentTotal)) === 'credit';
  const coupons = stepsOf(lines, ['COUPON']);
  return [
    ...stepsOf(lines, ['LIST_PRICE']).map((step) => stepAmount(step.label, step)),
    {
      key: 'proration',
      label: isCredit ? 'Proration Credit' : 'Proration Adjustment',
      word: null,
      amount: takenOff(adjustmentTotal),
      steps: stepsOf(lines, ['CREDIT', 'ADJUSTMENT']),
    },
    ...(coupons.length === 0
      ? []
      : [{ key: 'coupons', label: 'Coupons', word: null, amount: takenOff(discountTotal), steps: coupons }]),
  ];
}
