import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import type { GatewayContext } from '../context';

export const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type']);

// Apollo caches documents, so results are cached with them.
const asking = new WeakMap<DocumentNode, boolean>();

/** Refuses introspection without permission; runs for every request, also of cached documents. */
export function introspectionPlugin(): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document }) {
          if (contextValue.mayIntrospect || !asksForSchema(document)) return;
          throw new GraphQLError('Introspection is not offered.', {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
          });
        },
      };
    },
  };
}

export function asksForSchema(document: DocumentNode): boolean {
  const known = asking.get(document);
  if (known !== undefined) return known;
  let found = false;
  visit(document, {
    [Kind.FIELD]: (field) => {
      found ||= SCHEMA_FIELDS.has(field.name.value);
    },
  });
  asking.set(document, found);
  return found;
}
