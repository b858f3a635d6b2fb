import { useApolloClient } from '@apollo/client/react';
import type { RowsDocument } from '../change-kind';
import type { ChangedGroup_GroupFragment, ChangedRows_RowsFragment } from './change-preview.generated';
import { type Pages, usePages } from './use-pages';

/** The rows of a group, a page at a time: the first came with the price, others are asked for and kept while the price holds. */
export function useRowPages<Change>(
  document: RowsDocument<Change>,
  change: Change,
  group: ChangedGroup_GroupFragment,
): Pages<ChangedRows_RowsFragment> {
  const client = useApolloClient();
  return usePages(group.rows, async (after) => {
    const variables = { change, after };
    const { data } = await client.query({ query: document, variables, fetchPolicy: 'no-cache' });
    return data?.preview?.price?.groups.find(({ subscriptionId }) => subscriptionId === group.subscriptionId)
      ?.rows;
  });
}
