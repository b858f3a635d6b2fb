import type { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/** Whether an operation is a mutation. */
export function isChange({ query }: ApolloLink.Operation): boolean {
  const definition = getMainDefinition(query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
}
