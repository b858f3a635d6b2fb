import { formatDate } from '#domain/calendar/format-date';
import { adjustmentWord } from '#domain/store/prices/proration';
import { countText } from '#domain/text/counts';
import { changedFacts, type Fact } from '../../../checkout/price/changed-facts';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { cents } from '../../../checkout/price/price';
import { amountFacts, fact, type ReviewAmount, stepAmount, stepsOf, takenOff } from '../parts/amounts';
import { couponAmounts } from '../parts/coupon-amounts';
import type { ChangedGroup_GroupFragment, ChangeReview_ChangeFragment } from './change-preview.generated';

export function groupAmounts(group: ChangedGroup_GroupFragment): ReviewAmount[] {
  const { subscriptionId: id, lines } = group;
  if (lines.length === 0) return [];
  return [
    ...stepsOf(lines, ['LIST_PRICE']).map((step) => stepAmount(`${id} ${step.label}`, step)),
    adjustmentOf(group),
    ...couponAmounts(id, lines),
  ];
}

function adjustmentOf({ subscriptionId, lines, adjustmentTotal }: ChangedGroup_GroupFragment): ReviewAmount {
  return {
    key: `${subscriptionId} adjustment`,
    label: 'Subscription Group Adjustment',
    word: adjustmentWord(cents(adjustmentTotal)),
    amount: takenOff(adjustmentTotal),
    steps: stepsOf(lines, ['CREDIT', 'ADJUSTMENT']),
  };
}

type Change = ChangeReview_ChangeFragment;

export function changesBetween(before: Change, after: Change): PriceChange[] {
  const ids = new Set([...before.groups, ...after.groups].map(({ subscriptionId }) => subscriptionId));
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map(({ groups }) =>
      groups.find((group) => group.subscriptionId === id),
    );
    const name = ids.size > 1 ? `${(now ?? old)?.name}: ` : '';
    return changedFacts(factsOf(old), factsOf(now)).map((change) => ({
      ...change,
      key: `${id} ${change.key}`,
      what: `${name}${change.what}`,
    }));
  });
}

function factsOf(group: ChangedGroup_GroupFragment | undefined): Fact[] {
  if (group === undefined) return [];
  return [
    fact('Seats', countText(group.rowCount)),
    fact('Billing term', group.termName),
    fact('Last day', formatDate(group.newExpireDate)),
    fact('Takes effect', daysOfEffect(group).join(' and ')),
    ...amountFacts(groupAmounts(group)),
  ];
}

function daysOfEffect({ effects, expireDate }: ChangedGroup_GroupFragment): string[] {
  const days = effects.map((effect) => (effect === 'TERM_END' ? `on ${formatDate(expireDate)}` : 'today'));
  return [...new Set(days)];
}
