import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { createContext } from '../../../gateway/context';
import type { GatewayDeps } from '../../../gateway/deps';
import { formatError } from '../../../gateway/graphql/errors';
import { createVariablesReader } from '../../../gateway/graphql/read-variables';
import { readSession } from '../../../gateway/session';
import { keepsNothing } from './keeps-nothing';
import type { Answers } from './make-answers';
import type { MadeOperation } from './make-document';
import { readPlainly } from './plain-rows';
import { readSeen, type Seen } from './seen';
import { createStandIn } from './stand-in-vendor';

/** Executes operations with graphql-js over answers parsed by zod alone, without caches. */
export function createPlainWay(schema: GraphQLSchema, deps: GatewayDeps) {
  const readVariables = createVariablesReader(schema);
  return async (document: DocumentNode, asked: MadeOperation, answers: Answers): Promise<Seen> => {
    const { operationName, variables } = asked;
    const vendor = createStandIn(answers, readPlainly);
    const contextValue = createContext(keepsNothing(deps, vendor), {
      session: readSession({ authorization: 'plain' }),
      requestId: 'plain',
      clientAddress: '127.0.0.1',
      mayIntrospect: true,
    });
    const { errors } = readVariables(getOperationAST(document, operationName), variables);
    const result = errors
      ? { errors }
      : await execute({ schema, document, operationName, variableValues: variables, contextValue });
    return told(result, vendor.writes);
  };
}

function told({ data, errors = [] }: ExecutionResult, writes: readonly string[]): Seen {
  const shown = errors.map((error) => formatError({ ...error.toJSON(), ...withExtensions(error) }, error));
  // Serialized like a sent answer.
  return readSeen(JSON.parse(JSON.stringify({ data, errors: shown })), writes);
}

function withExtensions({ extensions }: GraphQLError) {
  return { extensions: { code: 'INTERNAL_SERVER_ERROR', ...extensions } };
}
