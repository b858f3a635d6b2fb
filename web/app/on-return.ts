import type { ApolloClient } from '@apollo/client';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { readPageAgain } from './graphql/read-page-again';
import { PortalDayDocument } from './on-return.generated';
import { useSession } from './session/session-context';

/**
 * After so long a group may have been renewed, or its payment have failed, with nobody at the page. Not sooner: what was
 * unfolded of long lists is folded again.
 */
const CURRENT_FOR_MS = 3_600_000;

/** Wherever the vendor counts its days, they begin on a quarter of an hour. */
const QUARTER_MS = 900_000;

/** Within the minute after it, so that not all pages of the world ask at once, and the gateway knows the new day. */
const SOONEST_MS = 5_000;
const SPREAD_MS = 55_000;

/**
 * A page may stay open for days: what it shows is read again on another day, whether its customer comes back to it or has
 * not left it, and when she comes back after an hour.
 */
export function useFreshOnReturn(client: ApolloClient): void {
  const session = useSession();
  const readAt = useRef(Date.now());

  const lookAgain = async (isReturn: boolean) => {
    if (document.visibilityState !== 'visible') return;
    const { data } = await client.query({ query: PortalDayDocument, fetchPolicy: 'no-cache' });
    if (!data?.config) return;
    const state = session.state();
    // Both events of one return may come here with the same answer.
    const isNewDay = state.kind === 'signed-in' && state.config.today !== data.config.today;
    if (isNewDay) session.beginDay(data.config.today);
    const isOld = isReturn && Date.now() - readAt.current >= CURRENT_FOR_MS;
    if (!isNewDay && !isOld) return;
    readAt.current = Date.now();
    readPageAgain(client);
  };
  // Without an answer the page stays that of before, and the next return or quarter asks again.
  const look = (isReturn: boolean) => void lookAgain(isReturn).catch(() => undefined);
  const onReturn = () => look(true);
  useWindowEvent('focus', onReturn);
  useWindowEvent('visibilitychange', onReturn);
  useEveryQuarter(() => look(false));
}

function useEveryQuarter(look: () => void): void {
  const current = useRef(look);
  current.current = look;
  useEffect(() => {
    const after = SOONEST_MS + Math.random() * SPREAD_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const untilQuarter = QUARTER_MS - ((Date.now() - after) % QUARTER_MS);
      timer = setTimeout(() => {
        wait();
        current.current();
      }, untilQuarter);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}
