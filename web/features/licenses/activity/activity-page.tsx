import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { countText } from '#domain/text/counts';
import { emailKey, isMailable } from '#domain/text/email';
import { PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { backToManage } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { SearchField } from '../../../ui/fields/search-field';
import { useSearchText } from '../../../ui/fields/use-search-text';
import { Page } from '../../../ui/page';
import { withParams } from '../../../ui/query-params';
import { EmptyState } from '../../../ui/states/empty-state';
import { Loading, TableSkeleton } from '../../../ui/states/loading';
import { PartState } from '../../../ui/states/part-state';
import { ShowMore } from '../../../ui/states/show-more';
import more from '../../../ui/states/show-more.module.css';
import { useTableFile } from '../view/use-table-file';
import { type ActivityQuery, ActivityTableDocument, useActivityQuery } from './activity.generated';
import classes from './activity.module.css';
import { ACTIVITY_COLUMNS } from './activity-columns';

export function ActivityPage() {
  const [params, setParams] = useSearchParams();
  const [person, seat] = [params.get('person') ?? '', params.get('seat')];
  const change = (values: Record<string, string | null>) =>
    setParams((before) => withParams(before, values), { replace: true });
  const search = useSearchText(person, (text) => change({ person: text }));
  const email = emailKey(person);
  const isWhole = email === '' || isMailable(email);
  const filter = { person: isWhole && email !== '' ? email : null, seatId: seat };
  return (
    <Page title="Activity" back={backToManage}>
      <Card flush>
        <div className={classes['search']}>
          <SearchField label="Address of a person" search={search} />
          {!isWhole && <span role="status">Type the whole address.</span>}
          {seat !== null && (
            <Button variant="light" size="compact-sm" onClick={() => change({ seat: null })}>
              One seat: show all
            </Button>
          )}
        </div>
        <FoundActivity key={`${filter.person} ${seat}`} filter={filter} />
      </Card>
    </Page>
  );
}

interface Filter {
  person: string | null;
  seatId: string | null;
}

function FoundActivity({ filter }: { filter: Filter }) {
  const query = useActivityQuery({ variables: { filter }, ...PAGE_QUERY });
  const answer = query.data?.viewer?.activity;
  const activity = usePart(answer, query);
  const file = useActivityFile(filter);
  const count = activity.value?.totalCount ?? 0;
  const onMore = (olderThan: string | null) =>
    query.fetchMore({ variables: { olderThan }, errorPolicy: 'none' });
  // Null without an error: the vendor keeps no record.
  if (answer === null && !query.error) return <EmptyState title="No record is kept of who did what." />;
  return (
    <>
      <div className={classes['found']}>
        <span role="status">{count > 0 && entriesText(count)}</span>
        {count > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTableDown size="0.9375rem" aria-hidden="true" />}
            loading={file.progress !== null}
            onClick={() => void file.save()}
          >
            Export CSV
          </Button>
        )}
      </div>
      <PartState
        of={activity}
        what="The activity could not be loaded."
        loading={
          <Loading label="Loading the activity">
            <TableSkeleton rows={8} columns={5} />
          </Loading>
        }
      >
        {(list) => (
          <Events list={list} isFiltered={filter.person !== null || filter.seatId !== null} onMore={onMore} />
        )}
      </PartState>
    </>
  );
}

function useActivityFile(filter: Filter) {
  const client = useApolloClient();
  return useTableFile('activity.csv', 100, async (olderThan) => {
    const variables = { filter, olderThan };
    const { data } = await client.query({ query: ActivityTableDocument, variables, fetchPolicy: 'no-cache' });
    const page = data?.viewer?.activity;
    return page && { text: page.csv, pageInfo: page.pageInfo };
  });
}

interface EventsProps {
  list: NonNullable<NonNullable<ActivityQuery['viewer']>['activity']>;
  isFiltered: boolean;
  onMore: (after: string | null) => Promise<unknown>;
}

function Events({ list, isFiltered, onMore }: EventsProps) {
  const { nodes, pageInfo, totalCount } = list;
  if (totalCount === 0)
    return (
      <EmptyState title={isFiltered ? 'Nothing found' : 'Nothing yet'}>
        {isFiltered
          ? 'Nothing that you may see was done by or to this person or seat.'
          : 'Assignments, changes, purchases and cancellations will appear here.'}
      </EmptyState>
    );
  return (
    <>
      <DataTable rows={nodes} columns={ACTIVITY_COLUMNS} label="Activity" cardsUpTo={900} />
      {pageInfo.hasNextPage && (
        <ShowMore
          what="entries"
          shown={`${countText(nodes.length)} of ${entriesText(totalCount)}`}
          className={more['inCard']}
          onMore={() => onMore(pageInfo.endCursor)}
        />
      )}
    </>
  );
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${countText(count)} entries`;
}
