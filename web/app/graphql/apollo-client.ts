import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { graphqlPath } from '../paths';
import type { Session } from '../session/session';
import type { CustomerFragment } from '../session/sign-in/session-start.generated';
import { ViewerDocument } from '../session/viewer.generated';
import { createCache } from './cache';
import {
  discardFailedDataLink,
  isMutation,
  lostMutationsLink,
  partialMutationsLink,
  prefetchedAnswersLink,
  repeatStaleReadsLink,
  sessionLink,
  timeoutLink,
  typenamesLink,
} from './links';
import { refetchPage } from './refetch-page';

export function createApolloClient(session: Session, customer: CustomerFragment): ApolloClient {
  const http = new HttpLink({ uri: new URL(graphqlPath, session.origin).href, credentials: 'same-origin' });
  const cache = createCache();
  // Any change may change the counts over all seats: evict them, and the components that show them refetch.
  const forgetFigures = new ApolloLink((operation, forward) => {
    if (!isMutation(operation)) return forward(operation);
    const id = cache.identify({ __typename: 'User', id: customer.id });
    const forget = () => void cache.evict({ ...(id !== undefined && { id }), fieldName: 'seatMatches' });
    return forward(operation).pipe(tap({ next: forget, error: forget }));
  });
  const readAgain = () => refetchPage(client);
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([
      forgetFigures,
      lostMutationsLink(readAgain),
      partialMutationsLink(readAgain),
      repeatStaleReadsLink(session),
      sessionLink(session),
      discardFailedDataLink,
      prefetchedAnswersLink(session.early),
      typenamesLink,
      timeoutLink,
      http,
    ]),
    cache,
  });
  const viewer = { __typename: 'User', ...customer };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  return client;
}
