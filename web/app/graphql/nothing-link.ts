import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * Takes an answer of errors and nulls alone for no data at all. Written down, its nulls would take the place of what was
 * read before, on every other page too (D-125).
 */
export const nothingLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => (isNothing(result) ? { ...result, data: null } : result))),
);

function isNothing({ data, errors }: ApolloLink.Result): boolean {
  return errors !== undefined && Object.values(data ?? {}).every((field) => field === null);
}
