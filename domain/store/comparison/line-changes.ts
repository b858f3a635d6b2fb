import { type Cents, timesQuantity } from '../../money/cents';
import { formatUsd } from '../../money/format-usd';
import { countText, timesText } from '../../text/counts';
import { adjustmentWord } from '../prices/proration';
import {
  type ComparedCoupon,
  type ComparedLine,
  type ComparedPeriod,
  type Pair,
  pairsOf,
} from './compared-cart';

export interface LineChange {
  kind: 'LIST_PRICE' | 'PRORATION' | 'COUPON';
  /** `Credit for Axure RP Team × 2`. */
  what: string;
  why: string;
  /** `-$276.16`; null when absent. */
  before: string | null;
  after: string | null;
  difference: Cents;
}

export function lineChanges(line: Pair<ComparedLine>, period: Pair<ComparedPeriod>): LineChange[] {
  const coupons = pairsOf(
    line.before?.appliedCoupons ?? [],
    line.after?.appliedCoupons ?? [],
    ({ couponId }) => couponId,
  );
  const one = line.after ?? line.before;
  const name = one ? timesText(one.product, one.quantity) : '';
  return [
    ...listPriceChange(line, name),
    ...prorationChange(line, period, name),
    ...coupons.flatMap((coupon) => couponChange(coupon, name)),
  ];
}

function listPriceChange({ before, after }: Pair<ComparedLine>, name: string): LineChange[] {
  if (before?.normalItemPrice === after?.normalItemPrice && before?.quantity === after?.quantity) return [];
  const amount = ({ normalItemPrice, quantity }: ComparedLine) => timesQuantity(normalItemPrice, quantity);
  return [change('LIST_PRICE', name, listPriceReason({ before, after }), amounts({ before, after }, amount))];
}

function listPriceReason({ before, after }: Pair<ComparedLine>): string {
  if (!before) return 'New in the order.';
  if (!after) return 'No longer in the order.';
  const [old, now] = [formatUsd(before.normalItemPrice), formatUsd(after.normalItemPrice)];
  return old === now
    ? `${countText(after.quantity)} instead of ${countText(before.quantity)}.`
    : `The list price is ${now} each; it was ${old}.`;
}

function prorationChange(line: Pair<ComparedLine>, period: Pair<ComparedPeriod>, name: string): LineChange[] {
  const before = period.before && line.before;
  const after = period.after && line.after;
  const isSame =
    before?.perItemSubscriptionAdj === after?.perItemSubscriptionAdj && before?.quantity === after?.quantity;
  if (isSame) return [];
  const word = adjustmentWord((after ?? before)?.perItemSubscriptionAdj ?? 0);
  const what = `${word === 'credit' ? 'Credit' : 'Adjustment'} for ${name}`;
  const amount = (side: ComparedLine) => -timesQuantity(side.perItemSubscriptionAdj, side.quantity);
  return [
    change('PRORATION', what, prorationReason({ before, after }, period), amounts({ before, after }, amount)),
  ];
}

function prorationReason({ before, after }: Pair<ComparedLine>, period: Pair<ComparedPeriod>): string {
  if (!before) return 'It joins the days of a group.';
  if (!after) return 'It no longer joins the days of a group.';
  if (period.before?.subscriptionId !== period.after?.subscriptionId) return 'It joins another group.';
  if (before.normalItemPrice !== after.normalItemPrice) return 'It follows from the list price.';
  return before.quantity === after.quantity
    ? 'It follows from the days that have passed.'
    : 'It follows from the quantity.';
}

function couponChange({ before, after }: Pair<ComparedCoupon>, name: string): LineChange[] {
  if (before?.qty === after?.qty && before?.discPerItem === after?.discPerItem) return [];
  const label = (after ?? before)?.label ?? '';
  const what = `Coupon ${label} on ${name}`;
  const amount = ({ totalDisc }: ComparedCoupon) => -totalDisc;
  return [change('COUPON', what, couponReason({ before, after }), amounts({ before, after }, amount))];
}

function couponReason({ before, after }: Pair<ComparedCoupon>): string {
  if (!before) return 'It can be used now.';
  if (!after) return 'It is used up, has ended or no longer applies.';
  const [old, now] = [formatUsd(before.discPerItem), formatUsd(after.discPerItem)];
  const isFewer = before.qty !== after.qty;
  return [
    ...(isFewer ? [`It is used for ${countText(after.qty)} instead of ${countText(before.qty)}.`] : []),
    ...(old === now ? [] : [`It takes off ${now} each; it was ${old}.`]),
  ].join(' ');
}

function amounts<Side>({ before, after }: Pair<Side>, amountOf: (side: Side) => Cents): Pair<Cents> {
  return { before: before && amountOf(before), after: after && amountOf(after) };
}

function change(
  kind: LineChange['kind'],
  what: string,
  why: string,
  { before, after }: Pair<Cents>,
): LineChange {
  const difference = (after ?? 0) - (before ?? 0);
  return {
    kind,
    what,
    why,
    before: before === null ? null : formatUsd(before),
    after: after === null ? null : formatUsd(after),
    difference: difference === 0 ? 0 : difference,
  };
}
