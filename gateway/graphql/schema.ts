import {
  type ASTNode,
  buildSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  Kind,
} from 'graphql';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import { parseMoney } from '#domain/money/cents';
import typeDefs from '../../schema/schema.generated.graphql?raw';
import type { GatewayContext } from '../context';
import { resolvers } from '../resolvers';
import { contained } from './contained';
import { guarded } from './guard';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

let made: GraphQLSchema | undefined;

/** Returns the schema, which is built once per process. */
export function createSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

function makeSchema(): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    for (const [fieldName, resolve] of Object.entries(fields)) {
      // The generated types check each resolver against the schema; here they are a plain map.
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
  field.resolve = contained(isRoot ? guarded(typeName, fieldName, resolve) : resolve);
}

function refuseUnresolvedRoots(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.resolve) throw new Error(`${type?.name}.${field.name} has no resolver.`);
    }
  }
}

const TEXT_LIMIT = 2_000;

interface Form {
  readonly accepts: (text: string) => boolean;
  readonly isA: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  Date: {
    accepts: (text) => parseCalendarDate(text) === text,
    isA: 'a calendar date as in 2026-07-01',
  },
  DateTime: {
    accepts: (text) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
    isA: 'an instant in UTC by ISO 8601, with a T before its time and a Z at its end',
  },
  Money: {
    accepts: (text) => /^-?\d+\.\d{2}$/.test(text) && parseMoney(text) !== null,
    isA: 'a text of dollars and two digits of cents as in 49.00',
  },
  EmailAddress: {
    accepts: (text) => text.length <= 320,
    isA: 'a text of at most 320 characters',
  },
  URL: {
    accepts: (text) => text.length <= TEXT_LIMIT,
    isA: `a text of at most ${TEXT_LIMIT} characters`,
  },
};

/** Checks input only; serializing again would cost a call for each of thousands of values. */
function checkScalarInput(schema: GraphQLSchema): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const type = schema.getType(name);
    if (isScalarType(type)) replaceParser(type, form);
  }
}

function replaceParser(scalar: GraphQLScalarType, { accepts, isA }: Form): void {
  const parse = (value: unknown, node?: ASTNode) => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`Not a valid ${scalar.name}, which is ${isA}.`, node && { nodes: node });
  };
  scalar.parseValue = (value) => parse(value);
  scalar.parseLiteral = (node) => parse(node.kind === Kind.STRING ? node.value : undefined, node);
}
