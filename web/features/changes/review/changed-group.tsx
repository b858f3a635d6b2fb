import { formatDate } from '#domain/calendar/format-date';
import type { Explained } from '../../../checkout/price/use-explained';
import type { SubscriptionKind } from '../../../schema.generated';
import type { ChangeKind } from '../change-kind';
import type { ChangedGroup_GroupFragment } from './change-preview.generated';
import { changedRow } from './changed-row';
import { Pager } from './pager';
import { type ReviewAmount, ReviewAmounts } from './review-amounts';
import { ReviewGroup } from './review-group';
import { useRowPages } from './use-row-pages';

interface ChangedGroupProps<Change> {
  kind: ChangeKind<Change>;
  change: Change;
  group: ChangedGroup_GroupFragment;
  hasPrices: boolean;
  /** Empty when nothing of the group is paid now. */
  amounts: readonly ReviewAmount[];
  explained: Explained;
}

/** Cloud groups are for a domain or an organization, not for people (CLOUD-14). */
const USER_COLUMNS: Record<SubscriptionKind, string> = {
  RP: 'Assigned User',
  CLOUD_FOR_BUSINESS: 'Domain',
  LEGACY_ASE: 'Domain',
  CLOUD: 'Organization',
};

/** One group of a change: what becomes of its seats, and what that costs (EDIT-07, EDIT-08). */
export function ChangedGroup<Change>(props: ChangedGroupProps<Change>) {
  const { kind, change, group, hasPrices, amounts, explained } = props;
  const { page, ...pages } = useRowPages(kind.rows, change, group);
  return (
    <ReviewGroup
      name={`Group ${group.number}`}
      note={noteOf(group)}
      columns={{
        product: group.kind === 'RP' ? kind.productColumn : 'Product',
        user: USER_COLUMNS[group.kind],
        hasPrices,
      }}
      rows={page.nodes.map(changedRow)}
      pager={<Pager {...pages} shown={page.nodes.length} total={group.rowCount} />}
      amounts={amounts.length > 0 && <ReviewAmounts amounts={amounts} explained={explained} />}
    />
  );
}

function noteOf({ termName, expireDate, newExpireDate }: ChangedGroup_GroupFragment): string {
  const until = `${termName}, until ${formatDate(expireDate)}`;
  return newExpireDate === expireDate ? until : `${until}; then until ${formatDate(newExpireDate)}`;
}
