import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { countText, seatsText } from '#domain/text/counts';
import list from '../../../ui/states/show-more.module.css';
import type { SeatVariables } from '../view/seat-view';
import classes from './more-seats.module.css';
import { MoreSeatsDocument, type SeatGrid_SeatsFragment } from './seat-grid.generated';

const STEP = 100;

export function MoreSeats({ loaded, total, more }: { loaded: number; total: number; more: SeatLoader }) {
  if (loaded >= total) return null;
  const rest = total - loaded;
  return (
    <div className={`${list['more']} ${list['inCard']}`}>
      <span role="status">
        {more.hasFailed
          ? `The other ${rest === 1 ? 'seat' : seatsText(rest)} could not be loaded.`
          : `${countText(loaded)} of ${countText(total)} seats`}
      </span>
      <span className={classes['actions']}>
        {more.isLoadingAll ? (
          <Button variant="default" size="sm" onClick={more.stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button variant="default" size="sm" loading={more.isLoading} onClick={() => void more.load(STEP)}>
              {more.hasFailed ? 'Retry' : `Show ${countText(Math.min(STEP, rest))} more`}
            </Button>
            {rest > STEP && (
              <Button
                variant="subtle"
                size="sm"
                disabled={more.isLoading}
                onClick={() => void more.loadAll()}
              >
                Show all
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  );
}

const LARGEST_PAGE = 500;

type PageInfo = SeatGrid_SeatsFragment['pageInfo'];

interface Progress {
  kind: 'idle' | 'loading' | 'loading-all' | 'failed';
  of: SeatVariables | null;
}

const IDLE: Progress = { kind: 'idle', of: null };

type SeatLoader = ReturnType<typeof useMoreSeats>;

export function useMoreSeats(subscriptionId: string, pageInfo: PageInfo, variables: SeatVariables) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>(IDLE);
  // Identifies the current run; null once stopped or the view has changed.
  const current = useRef<SeatVariables | null>(variables);
  useEffect(() => {
    current.current = variables;
    return () => {
      current.current = null;
    };
  }, [variables]);

  const next = async (first: number, after: string): Promise<PageInfo | undefined> => {
    const page = { query: MoreSeatsDocument, variables: { subscriptionId, first, after, ...variables } };
    const { data } = await client.query({ ...page, fetchPolicy: 'no-cache' });
    // Written manually: the client would read the whole list back for every page, and keep each.
    if (data) client.writeQuery({ ...page, data });
    return data?.viewer?.subscription?.seats.pageInfo;
  };

  const start = async (kind: 'loading' | 'loading-all', first: number) => {
    current.current = variables;
    const matters = () => current.current === variables;
    setProgress({ kind, of: variables });
    try {
      let page: PageInfo | undefined = pageInfo;
      do {
        if (!page?.endCursor) break;
        page = await next(first, page.endCursor);
      } while (kind === 'loading-all' && page?.hasNextPage && matters());
      if (matters()) setProgress(IDLE);
    } catch {
      if (matters()) setProgress({ kind: 'failed', of: variables });
    }
  };

  const kind = progress.of === variables ? progress.kind : 'idle';
  return {
    isLoading: kind === 'loading' || kind === 'loading-all',
    isLoadingAll: kind === 'loading-all',
    hasFailed: kind === 'failed',
    load: (count: number) => start('loading', count),
    loadAll: () => start('loading-all', LARGEST_PAGE),
    stop: () => {
      current.current = null;
      setProgress(IDLE);
    },
  };
}
