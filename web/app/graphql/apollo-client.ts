import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { graphqlPath } from '../paths';
import type { Session } from '../session/session';
import { createCache } from './cache';
import { sessionErrorLink } from './session-error-link';

/** The client of one session: sends its token, keeps a token that the gateway renews, tells it when it has failed. */
export function createApolloClient(session: Session): ApolloClient {
  const authorization = new SetContextLink((previous) => ({
    headers: { ...previous['headers'], authorization: session.token() },
  }));
  const http = new HttpLink({ uri: new URL(graphqlPath, session.origin).href, credentials: 'same-origin' });
  return new ApolloClient({
    link: ApolloLink.from([sessionErrorLink(session), authorization, http]),
    cache: createCache(),
  });
}
