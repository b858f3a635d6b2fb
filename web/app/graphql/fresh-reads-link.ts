import { ApolloLink } from '@apollo/client';
import { defer, mergeMap, type Observable, of, tap } from 'rxjs';
import { isChange } from './is-change';

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
