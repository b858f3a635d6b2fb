import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import typeDefs from '../../schema/schema.generated.graphql?raw';
import type { GatewayContext } from '../context';
import { resolvers } from '../resolvers';
import { guarded } from './guard';
import { checkScalarInput } from './scalars';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

export function createSchema(): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    for (const [fieldName, resolve] of Object.entries(fields)) {
      // The generated types have checked each resolver against the schema; here they are one map again.
      attach(schema, typeName, fieldName, resolve as Resolver);
    }
  }
  refuseUnresolvedRoots(schema);
  checkScalarInput(schema);
  return schema;
}

function attach(schema: GraphQLSchema, typeName: string, fieldName: string, resolve: Resolver): void {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`${typeName}.${fieldName} has a resolver but is not in the schema.`);
  const isRoot = typeName === 'Query' || typeName === 'Mutation';
  field.resolve = isRoot ? guarded(typeName, fieldName, resolve) : resolve;
}

function refuseUnresolvedRoots(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.resolve) throw new Error(`${type?.name}.${field.name} has no resolver.`);
    }
  }
}
