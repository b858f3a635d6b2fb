import type { ApolloClient } from '@apollo/client';
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { readPageAgain } from './graphql/read-page-again';
import { PortalDayDocument } from './on-return.generated';
import { useSession } from './session/session-context';

/**
 * After so long a group may have been renewed, or its payment have failed, with nobody at the page. Not sooner: what was
 * unfolded of long lists is folded again.
 */
const CURRENT_FOR_MS = 3_600_000;

/** A page may stay open for days: what it shows is read again when its customer comes back, on another day at once. */
export function useFreshOnReturn(client: ApolloClient): void {
  const session = useSession();
  const readAt = useRef(Date.now());

  const lookAgain = async () => {
    if (document.visibilityState !== 'visible') return;
    const { data } = await client.query({ query: PortalDayDocument, fetchPolicy: 'no-cache' });
    if (!data?.config) return;
    const state = session.state();
    // Both events of one return may come here with the same answer.
    const isNewDay = state.kind === 'signed-in' && state.config.today !== data.config.today;
    if (isNewDay) session.beginDay(data.config.today);
    if (!isNewDay && Date.now() - readAt.current < CURRENT_FOR_MS) return;
    readAt.current = Date.now();
    readPageAgain(client);
  };
  // Without an answer the page stays that of before, and the next return asks again.
  const onReturn = () => void lookAgain().catch(() => undefined);
  useWindowEvent('focus', onReturn);
  useWindowEvent('visibilitychange', onReturn);
}
