import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit } from 'graphql';
import type { GatewayContext } from '../context';
import { perDocument } from './per-document';

export const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type']);

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

export const asksForSchema = perDocument((document) => {
  let found = false;
  visit(document, {
    [Kind.FIELD]: (field) => {
      found ||= SCHEMA_FIELDS.has(field.name.value);
    },
  });
  return found;
});
