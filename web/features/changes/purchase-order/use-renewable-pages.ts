import { useApolloClient } from '@apollo/client/react';
import { type Pages, usePages } from '../review/use-pages';
import type { Renew_GroupFragment } from './renew-page.generated';
import { type RenewSeats_PageFragment, RenewSeatsDocument } from './renew-seats.generated';

/** What can be renewed of a group, a page at a time: the first came with the group. */
export function useRenewablePages(
  { id, seats }: Pick<Renew_GroupFragment, 'id' | 'seats'>,
  isAutoRenew: boolean,
): Pages<RenewSeats_PageFragment> {
  const client = useApolloClient();
  return usePages<RenewSeats_PageFragment>(seats, async (after) => {
    const variables = { renewal: { subscriptionId: id }, isAutoRenew, after };
    const { data } = await client.query({ query: RenewSeatsDocument, variables, fetchPolicy: 'no-cache' });
    return data?.poRenewalPreview?.group?.seats;
  });
}
