import { formatDate } from '#domain/calendar/format-date';
import { changedFacts, type Fact } from '../../../checkout/price/changed-facts';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { amountFacts, fact } from '../parts/amounts';
import type { ChangedGroup_GroupFragment, ChangeReview_ChangeFragment } from './change-preview.generated';
import { groupAmounts } from './group-amounts';

type Change = ChangeReview_ChangeFragment;

/** Every amount and day that differs between two prices of the same change, group by group. */
export function changesBetween(before: Change, after: Change): PriceChange[] {
  const ids = new Set([...before.groups, ...after.groups].map(({ subscriptionId }) => subscriptionId));
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map(({ groups }) =>
      groups.find((group) => group.subscriptionId === id),
    );
    const name = ids.size > 1 ? `Group ${(now ?? old)?.number}: ` : '';
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
    fact('Seats', String(group.rowCount)),
    fact('Billing term', group.termName),
    fact('Last day', formatDate(group.newExpireDate)),
    ...amountFacts(groupAmounts(group)),
  ];
}
