import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { graphqlPath } from '../paths';
import type { Session } from '../session/session';
import type { CustomerFragment } from '../session/sign-in/session-start.generated';
import { ViewerDocument } from '../session/viewer.generated';
import { createCache } from './cache';
import {
  answeredChangesLink,
  answerInTimeLink,
  answersToKeepLink,
  earlyAnswersLink,
  freshReadsLink,
  isChange,
  sessionLink,
  typenamesLink,
  unansweredChangesLink,
} from './links';
import { readPageAgain } from './read-page-again';

export function createApolloClient(session: Session, customer: CustomerFragment): ApolloClient {
  const http = new HttpLink({ uri: new URL(graphqlPath, session.origin).href, credentials: 'same-origin' });
  const cache = createCache();
  // Any change may change the counts over all seats: evict them, and the components that show them refetch.
  const forgetFigures = new ApolloLink((operation, forward) => {
    if (!isChange(operation)) return forward(operation);
    const id = cache.identify({ __typename: 'User', id: customer.id });
    const forget = () => void cache.evict({ ...(id !== undefined && { id }), fieldName: 'seatMatches' });
    return forward(operation).pipe(tap({ next: forget, error: forget }));
  });
  const readAgain = () => readPageAgain(client);
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([
      forgetFigures,
      unansweredChangesLink(readAgain),
      answeredChangesLink(readAgain),
      freshReadsLink(session),
      sessionLink(session),
      answersToKeepLink,
      earlyAnswersLink(session.early),
      typenamesLink,
      answerInTimeLink,
      http,
    ]),
    cache,
  });
  const viewer = { __typename: 'User', ...customer };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  return client;
}
