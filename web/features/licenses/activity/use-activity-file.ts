import { useApolloClient } from '@apollo/client/react';
import type { ActivityFilter } from '../../../schema.generated';
import { useTableFile } from '../view/use-table-file';
import { ActivityTableDocument } from './activity.generated';

export function useActivityFile(filter: ActivityFilter | null) {
  const client = useApolloClient();
  return useTableFile('activity.csv', 100, async (after) => {
    const { data } = await client.query({
      query: ActivityTableDocument,
      variables: { filter, olderThan: after },
      fetchPolicy: 'no-cache',
    });
    const page = data?.viewer?.activity;
    return page && { text: page.csv, pageInfo: page.pageInfo };
  });
}
