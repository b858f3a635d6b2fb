import type { Request, RequestHandler } from 'express';
import { createContext } from '../context';
import { logOperation } from '../graphql/operation-log';
import { type GraphqlDeps, sendAnswer, throughApollo } from './graphql-handler';
import { isPlainJson, readJson } from './read-json';
import { BODY_MS, hangUpWhenLate } from './receive-in-time';
import { factsOf } from './request-facts';

interface Question {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Answers what is asked again and again, in front of all that it does not need: a query that Apollo has found valid
 * before, sent as our client sends it. The rules are the same, for the context, the executor and the log are. Whatever
 * else it is goes on to the usual way; so does an answer with errors, which Apollo puts into words.
 */
export function knownQuestions(graphql: GraphqlDeps): RequestHandler {
  const { deps, door, run, known, answerTypes } = graphql;
  return async (request, response, next) => {
    if (!isPlain(request)) return next();
    hangUpWhenLate(request, BODY_MS);
    // The parsers behind leave a body alone that has been read.
    request.body = await readJson(request);
    const question = toQuestion(request.body);
    const found = question && known.find(question.query, question.operationName);
    const type = answerTypes.get(request.headers.accept ?? '');
    if (!found || type === undefined) return next();
    if (!door.letIn(response)) return;
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

// A session that comes from a cookie has to say from which page it was asked.
function isPlain(request: Request): boolean {
  return (
    request.method === 'POST' &&
    request.url === '/graphql' &&
    isPlainJson(request) &&
    !factsOf(request).session.isFromCookie
  );
}

/** The question of a body in the usual form; Apollo refuses the others, or knows more of them. */
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
