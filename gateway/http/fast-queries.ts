import type { Request, RequestHandler } from 'express';
import { createContext } from '../context';
import { logOperation } from '../graphql/operation-log';
import { type GraphqlDeps, sendAnswer, throughApollo } from './graphql-handler';
import { isPlainJson, readJson } from './read-json';
import { BODY_MS, closeWhenLate } from './receive-timeout';
import { factsOf } from './request-facts';

interface Question {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Fast path for queries that Apollo has validated before and that are sent like the web client's, with the
 * same context, executor and log. Other requests and answers with errors go through Apollo.
 */
export function fastQueries(graphql: GraphqlDeps): RequestHandler {
  const { deps, concurrency, run, known, answerTypes } = graphql;
  return async (request, response, next) => {
    if (!isPlain(request)) return next();
    closeWhenLate(request, BODY_MS);
    // The parsers that follow skip a body that was read already.
    request.body = await readJson(request);
    const question = toQuestion(request.body);
    const found = question && known.find(question.query, question.operationName);
    const type = answerTypes.get(request.headers.accept ?? '');
    if (!found || type === undefined) return next();
    if (!concurrency.admit(response)) return;
    const context = createContext(deps, factsOf(request));
    const { document, operation, queryHash } = found;
    const result = await run({ ...question, document, operation, contextValue: context });
    if (result.errors) {
      context.executed = result;
      return throughApollo(graphql, request, response, context);
    }
    logOperation(deps.log, context, {
      operationName: operation.name?.value,
      kind: operation.operation,
      queryHash,
    });
    response.setHeader('Content-Type', type);
    await sendAnswer(request, response, context, () => `${JSON.stringify({ data: result.data })}\n`);
  };
}

// A session from a cookie needs the check of its origin.
function isPlain(request: Request): boolean {
  return (
    request.method === 'POST' &&
    request.url === '/graphql' &&
    isPlainJson(request) &&
    !factsOf(request).session.isFromCookie
  );
}

/** Returns the query of a usual body; null for the others, which Apollo refuses or handles. */
function toQuestion(body: object): Question | null {
  const { query, operationName = null, variables, extensions }: Record<string, unknown> = { ...body };
  if (typeof query !== 'string' || (typeof operationName !== 'string' && operationName !== null)) return null;
  if (!isRecordOrNothing(variables) || !isRecordOrNothing(extensions)) return null;
  if (extensions && 'persistedQuery' in extensions) return null;
  return { query, operationName, variables: variables ?? undefined };
}

function isRecordOrNothing(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === null || value === undefined || (typeof value === 'object' && !Array.isArray(value));
}
