import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { pino } from 'pino';
import { createContext } from '../context';
import { closeDeps, createDeps, type GatewayDeps } from '../deps';
import { readEnv } from '../env';
import { createExecutor } from '../graphql/compiled-execution';
import { formatError } from '../graphql/errors';
import { createSchema } from '../graphql/schema';
import { readSession } from '../session';
import { startFaultyVendor } from './faulty-vendor';

export const schema = createSchema();
const runCompiled = createExecutor(schema, 1);
const runInterpreted = createExecutor(schema, Number.POSITIVE_INFINITY);

export interface Question {
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  readonly token: string;
}

export interface Seen {
  readonly data?: unknown;
  readonly errors?: GraphQLFormattedError[];
}

export function depsFor(vendorUrl: string): GatewayDeps {
  return createDeps(
    readEnv({ NODE_ENV: 'test', VENDOR_URL: vendorUrl, UNCONFIRMED_LIMIT: '100000' }),
    pino({ level: 'silent' }),
  );
}

export async function startFaultyDeps() {
  const vendor = await startFaultyVendor();
  const deps = depsFor(vendor.url);
  return {
    deps,
    async stop() {
      await closeDeps(deps);
      await vendor.stop();
    },
  };
}

/** Runs a query as compiled code and by graphql-js, each with a new context. */
export async function bothWays(
  deps: GatewayDeps,
  question: Question,
): Promise<{ compiled: Seen; interpreted: Seen }> {
  const { document, variables = {}, operationName, token } = question;
  const newContext = () =>
    createContext(deps, {
      session: readSession({ authorization: token }),
      requestId: 'r',
      clientAddress: '127.0.0.1',
      mayIntrospect: true,
    });
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION && (!operationName || node.name?.value === operationName),
  );
  const contextValue = newContext();
  const compiled = await runCompiled({ document, operation, operationName, variables, contextValue });
  const interpreted = await runInterpreted({
    document,
    operation,
    operationName,
    variables,
    contextValue: newContext(),
  });
  return { compiled: seen(compiled), interpreted: seen(interpreted) };
}

// The token of the card form is random.
const isRandom = (key: string) => key === 'braintreeToken';

function seen({ data, errors }: ExecutionResult): Seen {
  const shown = errors
    ?.map((error) => formatError({ ...error.toJSON?.(), message: error.message, ...placeOf(error) }, error))
    .toSorted((a, b) => pathText(a).localeCompare(pathText(b)))
    .filter((error, index, all) => !isOneOfSeveral(data, error, all.slice(0, index)));
  const text = JSON.stringify({ data, errors: shown }, (key, value: unknown) =>
    isRandom(key) ? 'random' : value,
  );
  return JSON.parse(text);
}

const pathText = ({ path }: GraphQLFormattedError) => JSON.stringify(path ?? []);

/**
 * Several failing non-null fields make their object null once; the specification leaves open how many are
 * reported.
 */
function isOneOfSeveral(
  data: unknown,
  { path = [] }: GraphQLFormattedError,
  before: readonly GraphQLFormattedError[],
): boolean {
  const parent = path.slice(0, -1);
  if (parent.length === 0 || valueAt(data, parent) !== null) return false;
  return before.some((other) => JSON.stringify(other.path?.slice(0, -1)) === JSON.stringify(parent));
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : value),
    data,
  );
}

function placeOf({ path, locations, extensions }: NonNullable<ExecutionResult['errors']>[number]) {
  return { ...(path && { path }), ...(locations && { locations }), ...(extensions && { extensions }) };
}
