import { formatDate } from '#domain/calendar/format-date';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { moneyText } from '../../../ui/money';
import type { ChangedGroup_GroupFragment, ChangeReview_ChangeFragment } from './change-preview.generated';
import { groupAmounts } from './group-amounts';

type Change = ChangeReview_ChangeFragment;
type Group = ChangedGroup_GroupFragment;

/** What is different between two prices of the same change: group by group, every amount and day that is not the same. */
export function reviewChanges(before: Change, after: Change): PriceChange[] {
  const ids = new Set([...before.groups, ...after.groups].map(({ subscriptionId }) => subscriptionId));
  const isNamed = ids.size > 1;
  return [...ids].flatMap((id) => {
    const [old, now] = [find(before, id), find(after, id)];
    const name = isNamed ? `Group ${(now ?? old)?.number}: ` : '';
    const [oldFacts, nowFacts] = [factsOf(old), factsOf(now)];
    return [...new Set([...oldFacts.keys(), ...nowFacts.keys()])]
      .map((what) => ({
        key: `${id} ${what}`,
        what: `${name}${what}`,
        why: null,
        before: oldFacts.get(what) ?? null,
        after: nowFacts.get(what) ?? null,
      }))
      .filter((change) => change.before !== change.after);
  });
}

function find({ groups }: Change, id: string): Group | undefined {
  return groups.find(({ subscriptionId }) => subscriptionId === id);
}

/** Everything that a price says of a group, by its name. */
function factsOf(group: Group | undefined): Map<string, string> {
  if (group === undefined) return new Map();
  return new Map([
    ['Seats', String(group.rowCount)],
    ['Billing term', group.termName],
    ['Last day', formatDate(group.newExpireDate)],
    ...groupAmounts(group).map(
      ({ label, word, amount }) =>
        [label, word ? `${moneyText(amount)} ${word}` : moneyText(amount)] as const,
    ),
  ]);
}
