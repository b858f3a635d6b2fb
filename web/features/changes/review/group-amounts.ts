import { sumCents, toDecimalString } from '#domain/money/cents';
import { adjustmentWord } from '#domain/store/proration';
import { cents } from '../../../checkout/price/cents';
import type { ChangedGroup_GroupFragment } from './change-preview.generated';
import type { AmountStep, ReviewAmount } from './review-amounts';

type Line = ChangedGroup_GroupFragment['lines'][number];
type Step = Line['derivation'][number];

/** The amounts of a group in their order: its prices, the adjustment of the group, coupons; none where nothing is paid (EDIT-08). */
export function groupAmounts(group: ChangedGroup_GroupFragment): ReviewAmount[] {
  const { subscriptionId: id, lines } = group;
  if (lines.length === 0) return [];
  return [
    ...stepsOf(lines, ['LIST_PRICE']).map((step) => priceOf(id, step)),
    adjustmentOf(group),
    ...couponsOf(id, lines),
  ];
}

function priceOf(id: string, { label, explanation, amount }: AmountStep): ReviewAmount {
  const steps = explanation === null ? [] : [{ label: explanation, explanation: null, amount }];
  return { key: `${id} ${label}`, label, word: null, amount, steps };
}

/** Its amount without a sign; the word says which way it goes (PRICE-12, D-44). */
function adjustmentOf({ subscriptionId, lines, adjustmentTotal }: ChangedGroup_GroupFragment): ReviewAmount {
  const total = cents(adjustmentTotal);
  return {
    key: `${subscriptionId} adjustment`,
    label: 'Subscription Group Adjustment',
    word: adjustmentWord(total),
    amount: toDecimalString(Math.abs(total)),
    steps: stepsOf(lines, ['CREDIT', 'ADJUSTMENT']),
  };
}

/** One amount per coupon, whatever lines it serves (COUP-11). */
function couponsOf(id: string, lines: readonly Line[]): ReviewAmount[] {
  const coupons = new Map<string, AmountStep[]>();
  for (const line of lines) {
    const steps = stepsOf([line], ['COUPON'], lines.length > 1);
    // Each step belongs to the coupon in the same place; both come in the order of use.
    line.appliedCoupons.forEach(({ couponId }, index) => {
      const step = steps[index];
      if (step) coupons.set(couponId, [...(coupons.get(couponId) ?? []), step]);
    });
  }
  return [...coupons].map(([couponId, steps]) => ({
    key: `${id} ${couponId}`,
    label: couponLabel(lines, couponId),
    word: null,
    amount: toDecimalString(sumCents(steps.map(({ amount }) => cents(amount)))),
    steps: steps.filter(({ explanation }) => explanation !== null),
  }));
}

function couponLabel(lines: readonly Line[], couponId: string): string {
  const applied = lines.flatMap(({ appliedCoupons }) => appliedCoupons);
  return applied.find((coupon) => coupon.couponId === couponId)?.label ?? 'Coupon';
}

/** The steps of these kinds; of several lines each names its own. */
function stepsOf(
  lines: readonly Line[],
  kinds: readonly Step['kind'][],
  isNamed = lines.length > 1,
): AmountStep[] {
  return lines.flatMap(({ product, derivation }) =>
    derivation
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, label, explanation, amount }) => ({
        label: isNamed && kind !== 'LIST_PRICE' ? `${product}: ${label}` : label,
        explanation,
        amount,
      })),
  );
}
