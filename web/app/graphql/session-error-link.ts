import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { getMainDefinition } from '@apollo/client/utilities';
import { map } from 'rxjs';
import type { Session } from '../session/session';
import { hasCode } from './error-code';

/** Tells the session when an answer shows that nobody is signed in any more (D-111). */
export function sessionErrorLink(session: Session): ApolloLink {
  return ApolloLink.from([refusalLink(session), nobodyLink(session)]);
}

/** A read refused as signed out starts the login flow; a change leaves the screen, and what was typed, in place. */
function refusalLink(session: Session): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'UNAUTHENTICATED')) return;
    const definition = getMainDefinition(operation.query);
    const isChange = definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
    if (isChange) session.lapse();
    else session.fail();
  });
}

/** `viewer` alone answers "nobody" without an error. */
function nobodyLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (result.data?.['viewer'] === null && !result.errors) session.fail();
        return result;
      }),
    ),
  );
}
