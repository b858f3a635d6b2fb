import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context';
import { asksForSchema } from './introspection';

/** Query that Apollo has parsed and validated, limits included, for any caller. */
export interface ValidatedQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly queryHash: string;
}

export interface ValidatedQueries {
  find(query: string, operationName: string | null): ValidatedQuery | undefined;
  keep(query: string, operationName: string | null, found: ValidatedQuery): void;
}

const MOST_CHARACTERS = 2_000_000;

export function createValidatedQueries(): ValidatedQueries {
  const known = new LRUCache<string, ValidatedQuery>({ maxSize: MOST_CHARACTERS });
  const keyOf = (query: string, operationName: string | null) => `${operationName ?? ''}\n${query}`;
  return {
    find: (query, operationName) => known.get(keyOf(query, operationName)),
    keep(query, operationName, found) {
      const key = keyOf(query, operationName);
      known.set(key, found, { size: key.length });
    },
  };
}

/** Records valid queries from Apollo, except introspection, which is decided per request. */
export function validatedQueriesPlugin(known: ValidatedQueries): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, source, document, operation, queryHash }) {
          if (operation?.operation !== 'query' || asksForSchema(document)) return;
          known.keep(source, request.operationName ?? null, { document, operation, queryHash });
        },
      };
    },
  };
}
