import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
} from 'graphql';
import { isWellFormed } from '#domain/text/plain-text';
import { ERROR_LIMIT } from './limits';

export type Variables = Readonly<Record<string, unknown>>;

type Read = { coerced: Variables; errors?: never } | { errors: readonly GraphQLError[] };

/**
 * Coerces variables with graphql-js. Strings that are not Unicode and values deeper or wider than any input
 * are refused before, since graphql-js quotes the whole object for each fault.
 */
export function createVariablesReader(schema: GraphQLSchema) {
  const bounds = { levels: deepestInput(schema), fields: widestInput(schema) };
  return (operation: OperationDefinitionNode | null | undefined, variables: Variables = {}): Read => {
    const unusable = Object.entries(variables).flatMap(([name, value]) => {
      const found = findUnusable(value, name, bounds);
      return found === null ? [] : [unusableVariable(name, found)];
    });
    if (unusable.length > 0) return { errors: unusable.slice(0, ERROR_LIMIT) };
    const { coerced, errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables, {
      maxErrors: ERROR_LIMIT,
    });
    return errors ? { errors: errors.map(asUserInput) } : { coerced };
  };
}

interface Unusable {
  readonly path: string;
  readonly reason: string;
}

interface Bounds {
  readonly levels: number;
  readonly fields: number;
}

/** Looks no deeper than the schema, which bounds its own work. */
function findUnusable(value: unknown, path: string, { levels, fields }: Bounds): Unusable | null {
  if (typeof value === 'string')
    return isWellFormed(value) ? null : { path, reason: 'The text is not Unicode' };
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return { path, reason: 'It is nested deeper than any input' };
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (!isList && entries.length > fields) return { path, reason: 'It has more fields than any input' };
  for (const [key, inner] of entries) {
    const innerPath = isList ? `${path}[${key}]` : `${path}.${key}`;
    const found = findUnusable(inner, innerPath, { levels: levels - 1, fields });
    if (found !== null) return found;
  }
  return null;
}

function unusableVariable(name: string, { path, reason }: Unusable): GraphQLError {
  const isPlain = /^[\w.[\]]{1,200}$/.test(path);
  const where = isPlain && path !== name ? ` at "${path}"` : '';
  const what = isPlain ? `Variable "$${name}"` : 'A variable';
  return badInput(`${what} got an invalid value${where}: ${reason}.`);
}

// The library's errors have no code, and the last of too many has no location.
function asUserInput({ message, nodes }: GraphQLError): GraphQLError {
  return badInput(message, nodes);
}

function badInput(message: string, nodes?: GraphQLError['nodes']): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });
}

function deepestInput(schema: GraphQLSchema): number {
  const known = new Map<GraphQLInputType, number>();
  const levelsOf = (type: GraphQLInputType): number => {
    if (isNonNullType(type)) return levelsOf(type.ofType);
    if (isListType(type)) return 1 + levelsOf(type.ofType);
    if (!isInputObjectType(type)) return 0;
    const levels =
      known.get(type) ??
      1 + Math.max(...Object.values(type.getFields()).map((field) => levelsOf(field.type)));
    known.set(type, levels);
    return levels;
  };
  const named = Object.values(schema.getTypeMap()).filter((type) => isInputType(type));
  return 1 + Math.max(0, ...named.map(levelsOf));
}

function widestInput(schema: GraphQLSchema): number {
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type));
  return Math.max(0, ...inputs.map((type) => Object.keys(type.getFields()).length));
}
