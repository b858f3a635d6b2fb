import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { graphqlPath } from '../paths';
import type { Session } from '../session/session';
import type { CustomerFragment } from '../session/session-start.generated';
import { ViewerDocument } from '../session/viewer.generated';
import { createCache } from './cache';
import { nothingLink } from './nothing-link';
import { sessionLink } from './session-link';

/** The client of one session: sends its token, tells it when it has failed, and knows its customer from the start (AUTH-09). */
export function createApolloClient(session: Session, customer: CustomerFragment): ApolloClient {
  const http = new HttpLink({ uri: new URL(graphqlPath, session.origin).href, credentials: 'same-origin' });
  const client = new ApolloClient({
    link: ApolloLink.from([sessionLink(session), nothingLink, http]),
    cache: createCache(),
  });
  const viewer = { __typename: 'User', ...customer };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  return client;
}
