import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context';
import { asksForSchema } from './introspection';

/** A query that Apollo has parsed and found valid, within the limits, for whoever asks it. */
export interface KnownDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly queryHash: string;
}

/** Queries by their text and the operation that was named. */
export interface KnownDocuments {
  find(query: string, operationName: string | null): KnownDocument | undefined;
  keep(query: string, operationName: string | null, found: KnownDocument): void;
}

const MOST_CHARACTERS = 2_000_000;

export function createKnownDocuments(): KnownDocuments {
  const known = new LRUCache<string, KnownDocument>({ maxSize: MOST_CHARACTERS });
  const keyOf = (query: string, operationName: string | null) => `${operationName ?? ''}\n${query}`;
  return {
    find: (query, operationName) => known.get(keyOf(query, operationName)),
    keep(query, operationName, found) {
      const key = keyOf(query, operationName);
      known.set(key, found, { size: key.length });
    },
  };
}

/** Learns from Apollo what is valid. Not what asks for the schema, which is decided for each request. */
export function knownDocumentsPlugin(known: KnownDocuments): ApolloServerPlugin<GatewayContext> {
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
