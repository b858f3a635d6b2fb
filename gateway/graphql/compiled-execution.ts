import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context';
import { decided, deciding } from './conditions';
import { asksForSchema } from './introspection';
import { isCompilable, withinLiterals } from './not-compiled';
import { createVariablesReader, type Variables } from './read-variables';

export interface Operation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode | null | undefined;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly contextValue: GatewayContext;
}

/** Number of requests after which a document is compiled. */
const COMPILE_AT = 3;

/** Limit of a document's variants by conditions, which bounds the memory; further ones are interpreted. */
const MOST_FORMS = 16;

interface Seen {
  times: number;
  compiled: CompiledQuery | null | undefined;
}

/** Runs repeated queries as compiled code, several times faster for large lists, and the rest with graphql-js. */
export function createExecutor(schema: GraphQLSchema, compileAt = COMPILE_AT) {
  const readVariables = createVariablesReader(schema);
  // Keyed by Apollo's cached document objects, so that an entry lives as long as Apollo's.
  const seen = new WeakMap<DocumentNode, Map<string, Seen>>();

  function compiledFor(request: Operation, variables: Variables): CompiledQuery | null {
    const { document, operation, operationName } = request;
    if (operation?.operation !== 'query') return null;
    const form = formOf(document, variables);
    if (form === null) return null;
    const forms = seen.get(document) ?? new Map<string, Seen>();
    seen.set(document, forms);
    const key = `${operationName ?? ''} ${form}`;
    const entry = forms.get(key) ?? { times: 0, compiled: undefined };
    if (entry.times === 0 && forms.size === MOST_FORMS) return null;
    forms.set(key, entry);
    entry.times += 1;
    if (entry.compiled === undefined && entry.times >= compileAt)
      entry.compiled = compile(schema, request, variables);
    return entry.compiled ?? null;
  }

  return (request: Operation): Promise<ExecutionResult> | ExecutionResult => {
    const read = readVariables(request.operation, request.variables);
    if (read.errors) return { errors: read.errors };
    const compiled = compiledFor(request, read.coerced);
    return compiled ? runCompiled(compiled, read.coerced, request) : interpret(schema, request);
  };
}

/** Values of the variables in conditions, one digit each; null when graphql-js has to report an error. */
function formOf(document: DocumentNode, variables: Variables): string | null {
  if (withinLiterals(document).some((name) => (variables[name] ?? null) === null)) return null;
  const values = (deciding(document) ?? []).map((name) => variables[name]);
  if (!values.every((value) => typeof value === 'boolean')) return null;
  return values.map(Number).join('');
}

// Without conditions: the compiler mixes up those of merged fields and of fragments that are used twice.
function compile(
  schema: GraphQLSchema,
  { document, operationName }: Operation,
  variables: Variables,
): CompiledQuery | null {
  if (asksForSchema(document) || !isCompilable(document)) return null;
  const plain = deciding(document) === null ? document : decided(document, variables);
  const compiled = compileQuery(schema, plain, operationName ?? undefined, {
    // Values were checked when they were read; enums and scalars need no serialization.
    disableLeafSerialization: true,
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled : null;
}

// Uses variables coerced by graphql-js, since compiled code would miss defaults of input fields.
function runCompiled(
  compiled: CompiledQuery,
  variables: Variables,
  { contextValue }: Operation,
): Promise<ExecutionResult> | ExecutionResult {
  const result = compiled.query(undefined, contextValue, variables);
  return result instanceof Promise ? result.then(withExtensions) : withExtensions(result);
}

// Compiled code omits `extensions` when the cause has none. Apollo reads them of every error and would answer
// "Internal server error" without them.
function withExtensions(result: ExecutionResult): ExecutionResult {
  return result.errors === undefined ? result : { ...result, errors: result.errors.map(completed) };
}

function completed(error: GraphQLError): GraphQLError {
  return error.extensions ? error : Object.create(error, { extensions: { value: {}, enumerable: true } });
}

function interpret(schema: GraphQLSchema, request: Operation): Promise<ExecutionResult> | ExecutionResult {
  return execute({
    schema,
    document: request.document,
    contextValue: request.contextValue,
    variableValues: request.variables,
    operationName: request.operationName,
  });
}
