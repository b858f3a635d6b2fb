import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { map } from 'rxjs';
import { graphqlPath } from '../paths';
import type { Session } from '../session/session';
import type { CustomerFragment } from '../session/sign-in/session-start.generated';
import { ViewerDocument } from '../session/viewer.generated';
import { createCache } from './cache';
import { freshReadsLink } from './fresh-reads-link';
import { sessionLink } from './session-link';

/** The client of one session: sends its token, tells it when it has failed, and knows its customer from the start (AUTH-09). */
export function createApolloClient(session: Session, customer: CustomerFragment): ApolloClient {
  const http = new HttpLink({ uri: new URL(graphqlPath, session.origin).href, credentials: 'same-origin' });
  const client = new ApolloClient({
    link: ApolloLink.from([freshReadsLink(), sessionLink(session), emptyAnswerLink, http]),
    cache: createCache(),
  });
  const viewer = { __typename: 'User', ...customer };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  return client;
}

/**
 * Treats an answer of errors and nulls alone as no data: in the cache its nulls would replace what was read
 * before (D-125).
 */
const emptyAnswerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => (isEmptyAnswer(result) ? { ...result, data: null } : result))),
);

function isEmptyAnswer({ data, errors }: ApolloLink.Result): boolean {
  return errors !== undefined && Object.values(data ?? {}).every((field) => field === null);
}
