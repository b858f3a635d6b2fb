import { useApolloClient } from '@apollo/client/react';
import { type Pages, usePages } from '../review/use-pages';
import { type RetrySeats_PageFragment, RetrySeatsDocument } from './retry-seats.generated';

/** The seats of a past-due group, a page at a time: the first came with the group. */
export function useSeatPages(
  subscriptionId: string,
  first: RetrySeats_PageFragment,
): Pages<RetrySeats_PageFragment> {
  const client = useApolloClient();
  return usePages(first, async (after) => {
    const variables = { subscriptionId, after };
    const { data } = await client.query({ query: RetrySeatsDocument, variables, fetchPolicy: 'no-cache' });
    return data?.retry?.group?.seats;
  });
}
