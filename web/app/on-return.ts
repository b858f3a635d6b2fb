import type { ApolloClient } from '@apollo/client';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refetchPage } from './graphql/refetch-page';
import { PortalDayDocument } from './on-return.generated';
import { useSession } from './session/session-context';

/**
 * After this time a group may have been renewed, or its payment may have failed. Not sooner: refetching
 * collapses expanded lists.
 */
const CURRENT_FOR_MS = 3_600_000;

/** The vendor's days begin on a quarter of an hour in every time zone. */
const QUARTER_MS = 900_000;

/** Spread over the next minute, so that clients do not ask all at once, and the gateway knows the new day. */
const SOONEST_MS = 5_000;
const SPREAD_MS = 55_000;

/** Refreshes a page that stays open: on a new day, and when the customer returns after an hour. */
export function useFreshOnReturn(client: ApolloClient): void {
  const session = useSession();
  const readAt = useRef(Date.now());

  const lookAgain = async (isReturn: boolean) => {
    if (document.visibilityState !== 'visible') return;
    const { data } = await client.query({ query: PortalDayDocument, fetchPolicy: 'no-cache' });
    if (!data?.config) return;
    const state = session.state();
    // Both events of one return may get here with the same answer.
    const isNewDay = state.kind === 'signed-in' && state.config.today !== data.config.today;
    if (isNewDay) session.beginDay(data.config.today);
    const isOld = isReturn && Date.now() - readAt.current >= CURRENT_FOR_MS;
    if (!isNewDay && !isOld) return;
    readAt.current = Date.now();
    refetchPage(client);
  };
  // Without an answer the page stays as it is; the next return or quarter of an hour asks again.
  const look = (isReturn: boolean) => void lookAgain(isReturn).catch(() => undefined);
  const onReturn = () => look(true);
  useWindowEvent('focus', onReturn);
  useWindowEvent('visibilitychange', onReturn);
  useEveryQuarter(() => look(false));
}

function useEveryQuarter(look: () => void): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    const after = SOONEST_MS + Math.random() * SPREAD_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const untilQuarter = QUARTER_MS - ((Date.now() - after) % QUARTER_MS);
      timer = setTimeout(() => {
        wait();
        lookNow();
      }, untilQuarter);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}
