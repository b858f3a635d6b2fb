import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { formatDate } from '#domain/calendar/format-date';
import { countText } from '#domain/text/counts';
import type { Explained } from '../../../checkout/price/explain-button';
import type { SkipReason } from '../../../schema.generated';
import { LeftOut } from '../parts/left-out';
import { Pager, usePages } from '../parts/pager';
import { ReviewAmounts } from '../parts/review-amounts';
import { ReviewGroup, type ReviewRow } from '../parts/review-group';
import { productText, USER_COLUMN } from '../parts/seat-cells';
import type {
  ChangedGroup_GroupFragment,
  ChangedRows_RowsFragment,
  ChangeReview_ChangeFragment,
} from './change-preview.generated';
import { groupAmounts } from './group-amounts';

export type RowsDocument<Change> = TypedDocumentNode<
  {
    preview: {
      price: { groups: readonly { subscriptionId: string; rows: ChangedRows_RowsFragment }[] } | null;
    } | null;
  },
  { change: Change; after: string }
>;

interface ChangedGroupsProps<Change> {
  price: ChangeReview_ChangeFragment;
  rows: RowsDocument<Change>;
  change: Change;
  productColumn: string;
  explained: Explained;
}

export function ChangedGroups<Change>({ price, ...props }: ChangedGroupsProps<Change>) {
  return (
    <>
      {price.groups.map((group) => (
        <ChangedGroup
          // Loaded pages of rows belong to one price.
          key={`${price.previewId} ${group.subscriptionId}`}
          {...props}
          group={group}
          hasPrices={price.isPaid}
        />
      ))}
      <LeftOut items={price.skipped.map((skip) => ({ key: skip.reason, content: skippedText(skip) }))} />
    </>
  );
}

interface ChangedGroupProps<Change> extends Omit<ChangedGroupsProps<Change>, 'price'> {
  group: ChangedGroup_GroupFragment;
  hasPrices: boolean;
}

function ChangedGroup<Change>(props: ChangedGroupProps<Change>) {
  const { rows, change, productColumn, explained, group, hasPrices } = props;
  const client = useApolloClient();
  const { page, ...pages } = usePages(group.rows, async (after) => {
    const { data } = await client.query({
      query: rows,
      variables: { change, after },
      fetchPolicy: 'no-cache',
    });
    const groups = data?.preview?.price?.groups;
    return groups?.find(({ subscriptionId }) => subscriptionId === group.subscriptionId)?.rows;
  });
  const amounts = groupAmounts(group);
  return (
    <ReviewGroup
      name={group.name}
      note={noteOf(group)}
      productTitle={group.kind === 'RP' ? productColumn : 'Product'}
      userTitle={USER_COLUMN[group.kind]}
      hasPrices={hasPrices}
      rows={page.nodes.map(toRow)}
    >
      <Pager {...pages} shown={page.nodes.length} total={group.rowCount} />
      {amounts.length > 0 && <ReviewAmounts amounts={amounts} explained={explained} />}
    </ReviewGroup>
  );
}

function noteOf({ termName, expireDate, newExpireDate }: ChangedGroup_GroupFragment): string {
  const until = `${termName}, until ${formatDate(expireDate)}`;
  return newExpireDate === expireDate ? until : `${until}; then until ${formatDate(newExpireDate)}`;
}

type ChangedSeat = ChangedRows_RowsFragment['nodes'][number];

function toRow(seat: ChangedSeat): ReviewRow {
  const { seatId, product, quantity, assignedTo, managers, price } = seat;
  return {
    id: seatId ?? product,
    product: productText(product, quantity),
    user: assignedTo,
    managers,
    change: changeText(seat),
    price,
  };
}

function changeText({ effect, change, effectiveOn }: ChangedSeat): string {
  switch (effect) {
    case 'NOW':
      return `Changes to ${change} today`;
    case 'TERM_END':
      return `Changes to ${change} on ${formatDate(effectiveOn)}`;
    case 'REVERT':
      return `Stays ${change}`;
  }
}

const REASONS: Record<SkipReason, { one: string; many: string }> = {
  SAME: { one: 'is already what was chosen, or will be', many: 'are already what was chosen, or will be' },
  CANCELED: { one: 'is canceled', many: 'are canceled' },
  ENDED: { one: 'has ended', many: 'have ended' },
};

function skippedText({ reason, count }: { reason: SkipReason; count: number }): string {
  return count === 1
    ? `1 selected seat ${REASONS[reason].one}.`
    : `${countText(count)} selected seats ${REASONS[reason].many}.`;
}
