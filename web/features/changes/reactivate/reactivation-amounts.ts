import { toDecimalString } from '#domain/money/cents';
import { adjustmentWord } from '#domain/store/proration';
import { cents } from '../../../checkout/price/cents';
import type { AmountStep, ReviewAmount } from '../review/review-amounts';
import type { Reactivation_CartFragment } from './reactivate.generated';

type Step = Reactivation_CartFragment['lines'][number]['derivation'][number];

/** What the total of a reactivation adds up from: prices of the list, the credit of the group that is joined, coupons. */
export function reactivationAmounts(cart: Reactivation_CartFragment): ReviewAmount[] {
  const coupons = stepsOf(cart, ['COUPON']);
  return [
    ...stepsOf(cart, ['LIST_PRICE']).map(priceOf),
    prorationOf(cart),
    ...(coupons.length === 0
      ? []
      : [
          {
            key: 'coupons',
            label: 'Coupons',
            word: null,
            amount: negative(cart.discountTotal),
            steps: coupons,
          },
        ]),
  ];
}

function priceOf({ label, explanation, amount }: AmountStep): ReviewAmount {
  const steps = explanation === null ? [] : [{ label: explanation, explanation: null, amount }];
  return { key: label, label, word: null, amount, steps };
}

/** Without a sign; its name says which way it goes (PRICE-12, D-44). A period of its own has no credit. */
function prorationOf(cart: Reactivation_CartFragment): ReviewAmount {
  const total = cents(cart.adjustmentTotal);
  return {
    key: 'proration',
    label: adjustmentWord(total) === 'credit' ? 'Proration Credit' : 'Proration Adjustment',
    word: null,
    amount: toDecimalString(Math.abs(total)),
    steps: stepsOf(cart, ['CREDIT', 'ADJUSTMENT']),
  };
}

function negative(amount: string): string {
  const value = cents(amount);
  return toDecimalString(value === 0 ? 0 : -value);
}

/** The steps of these kinds; of several lines each names its own. */
function stepsOf({ lines }: Reactivation_CartFragment, kinds: readonly Step['kind'][]): AmountStep[] {
  return lines.flatMap(({ product, derivation }) =>
    derivation
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, label, explanation, amount }) => ({
        label: lines.length > 1 && kind !== 'LIST_PRICE' ? `${product}: ${label}` : label,
        explanation,
        amount,
      })),
  );
}
