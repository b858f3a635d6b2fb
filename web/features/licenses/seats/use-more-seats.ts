import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SeatVariables } from '../view/use-seat-view';
import { MoreSeatsDocument, type SeatGrid_SeatsFragment } from './seat-grid.generated';

const LARGEST_PAGE = 500;

type PageInfo = SeatGrid_SeatsFragment['pageInfo'];

interface Progress {
  kind: 'idle' | 'loading' | 'loading-all' | 'failed';
  /** The seats that it concerns; for others nothing is going on. */
  of: SeatVariables | null;
}

const IDLE: Progress = { kind: 'idle', of: null };

export interface SeatLoader {
  isLoading: boolean;
  isLoadingAll: boolean;
  hasFailed: boolean;
  load: (count: number) => Promise<void>;
  loadAll: () => Promise<void>;
  stop: () => void;
}

export function useMoreSeats(
  subscriptionId: string,
  pageInfo: PageInfo,
  variables: SeatVariables,
): SeatLoader {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>(IDLE);
  // Whether a run still counts: not after it was stopped or the view changed.
  const current = useRef<SeatVariables | null>(variables);
  useEffect(() => {
    current.current = variables;
    return () => {
      current.current = null;
    };
  }, [variables]);

  const next = async (first: number, after: string): Promise<PageInfo | undefined> => {
    const { data } = await client.query({
      query: MoreSeatsDocument,
      variables: { subscriptionId, first, after, ...variables },
      fetchPolicy: 'network-only',
    });
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
    load: (count) => start('loading', count),
    loadAll: () => start('loading-all', LARGEST_PAGE),
    stop: () => {
      current.current = null;
      setProgress(IDLE);
    },
  };
}
