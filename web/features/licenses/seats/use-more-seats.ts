import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SeatVariables } from '../view/use-seat-view';
import { MoreSeatsDocument, type SeatGrid_SeatsFragment } from './seat-grid.generated';

/** The largest page that the gateway gives. */
const LARGEST_PAGE = 500;

type PageInfo = SeatGrid_SeatsFragment['pageInfo'];
type Progress = 'idle' | 'loading' | 'loading-all' | 'failed';

export interface SeatLoader {
  isLoading: boolean;
  isLoadingAll: boolean;
  hasFailed: boolean;
  /** Loads the next `count` seats. */
  load: (count: number) => Promise<void>;
  /** Loads page after page up to the last, or until stopped. */
  loadAll: () => Promise<void>;
  stop: () => void;
}

/** Brings further seats of a group into the cache, from where the page shows them. */
export function useMoreSeats(
  subscriptionId: string,
  pageInfo: PageInfo,
  variables: SeatVariables,
): SeatLoader {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>('idle');
  const run = useRef(0);

  useEffect(() => {
    const current = run;
    current.current++;
    setProgress('idle');
    return () => {
      current.current++;
    };
  }, [subscriptionId, variables]);

  const next = async (first: number, after: string): Promise<PageInfo | undefined> => {
    const { data } = await client.query({
      query: MoreSeatsDocument,
      variables: { subscriptionId, first, after, ...variables },
      fetchPolicy: 'network-only',
    });
    return data?.viewer?.subscription?.seats.pageInfo;
  };

  const start = async (kind: 'loading' | 'loading-all', first: number) => {
    const mine = ++run.current;
    setProgress(kind);
    try {
      let page: PageInfo | undefined = pageInfo;
      do {
        if (!page?.endCursor) break;
        page = await next(first, page.endCursor);
      } while (kind === 'loading-all' && page?.hasNextPage && run.current === mine);
      if (run.current === mine) setProgress('idle');
    } catch {
      if (run.current === mine) setProgress('failed');
    }
  };

  return {
    isLoading: progress === 'loading' || progress === 'loading-all',
    isLoadingAll: progress === 'loading-all',
    hasFailed: progress === 'failed',
    load: (count) => start('loading', count),
    loadAll: () => start('loading-all', LARGEST_PAGE),
    stop: () => {
      run.current++;
      setProgress('idle');
    },
  };
}
