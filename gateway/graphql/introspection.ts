import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import type { GatewayContext } from '../context';

export const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type']);

// Documents are kept by Apollo, so what is known of one is kept with it.
const asking = new WeakMap<DocumentNode, boolean>();

/** Refuses questions about the schema to those who may not ask them. Runs for every request, kept document or not. */
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
