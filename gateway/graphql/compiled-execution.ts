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

/** A document that comes again is worth compiling; one that is tried out once is not. */
const COMPILE_AT = 3;

/** What its conditions make of one document; whoever tries them all has the rest interpreted, and fills no memory. */
const MOST_FORMS = 16;

interface Seen {
  times: number;
  compiled: CompiledQuery | null | undefined;
}

/** Queries that come again run as compiled code, several times faster for large lists; the rest runs in graphql-js. */
export function createExecutor(schema: GraphQLSchema, compileAt = COMPILE_AT) {
  const readVariables = createVariablesReader(schema);
  // By document, which Apollo keeps for as long as it is asked for: what it forgets is forgotten here too.
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

/** What is decided about a document's parts, one digit for each; null where it cannot be, which graphql-js words. */
function formOf(document: DocumentNode, variables: Variables): string | null {
  if (withinLiterals(document).some((name) => (variables[name] ?? null) === null)) return null;
  const values = (deciding(document) ?? []).map((name) => variables[name]);
  if (!values.every((value) => typeof value === 'boolean')) return null;
  return values.map(Number).join('');
}

// Without conditions: the compiler takes those of one field for another's where fields merge or fragments come twice.
function compile(
  schema: GraphQLSchema,
  { document, operationName }: Operation,
  variables: Variables,
): CompiledQuery | null {
  if (asksForSchema(document) || !isCompilable(document)) return null;
  const plain = deciding(document) === null ? document : decided(document, variables);
  const compiled = compileQuery(schema, plain, operationName ?? undefined, {
    // What leaves was checked where it came in; enums and scalars are what they have to be.
    disableLeafSerialization: true,
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled : null;
}

// The variables as graphql-js reads them: compiled code would miss the defaults of input fields.
function runCompiled(
  compiled: CompiledQuery,
  variables: Variables,
  { contextValue }: Operation,
): Promise<ExecutionResult> | ExecutionResult {
  const result = compiled.query(undefined, contextValue, variables);
  return result instanceof Promise ? result.then(withExtensions) : withExtensions(result);
}

// Compiled code leaves `extensions` out of an error whose cause has none. Apollo reads them of every error, and answers
// "Internal server error" when it cannot, whatever the error was.
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
