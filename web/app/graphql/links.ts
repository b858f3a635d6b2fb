import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { defer, mergeMap, type Observable, of, tap } from 'rxjs';
import type { Session } from '../session/session';

/** Whether an operation is a mutation. */
export function isChange({ query }: ApolloLink.Operation): boolean {
  const definition = getMainDefinition(query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
}

/**
 * Sends the session's token and notices when an answer says that it is over (D-111). A change is then
 * answered as refused; a read waits until somebody is signed in again, and is repeated.
 */
export function sessionLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (token: string) => {
      operation.setContext({ headers: { ...operation.getContext()['headers'], authorization: token } });
      return forward(operation);
    };
    if (isChange(operation)) {
      const token = session.token();
      return send(token).pipe(tap((result) => isRefused(result) && session.lapse(token)));
    }
    const ask = (): Observable<ApolloLink.Result> =>
      defer(session.tokenForRead).pipe(
        mergeMap((token) => send(token).pipe(mergeMap((result) => answer(token, result)))),
      );
    const answer = (token: string, result: ApolloLink.Result) => {
      if (!isRefused(result)) return of(result);
      session.fail(token);
      return ask();
    };
    return ask();
  });
}

/** Signed out is an error of its own; `viewer` alone answers "nobody" without one. */
function isRefused({ data, errors }: ApolloLink.Result): boolean {
  if (errors) return errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  return data?.['viewer'] === null;
}

/**
 * Asks again for what was read while a change was made: such an answer may be from before the change, and would
 * replace what the change has answered. A change without an answer counts as well, for it may have been made.
 */
export function freshReadsLink(): ApolloLink {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (isChange(operation)) return forward(operation).pipe(tap({ next: count, error: count }));
    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        return forward(operation).pipe(mergeMap((result) => (changes === before ? of(result) : ask())));
      });
    return ask();
  });
}
