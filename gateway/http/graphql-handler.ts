import {
  type ApolloServer,
  HeaderMap,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { LRUCache } from 'lru-cache';
import { createContext, type GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { withTraceId } from '../graphql/errors';
import { BODY_LIMIT, OPERATION_NAME_LIMIT, QUERY_LIMIT } from '../graphql/limits';
import type { Run } from '../graphql/reuse-answers';
import type { ValidatedQueries } from '../graphql/validated-queries';
import type { CachedAnswer } from '../loads/answer-cache';
import { compressAnswer } from './compress-answer';
import type { ConcurrencyLimit } from './concurrency-limit';
import { factsOf, sendError } from './request-facts';

export interface GraphqlDeps {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly deps: GatewayDeps;
  readonly concurrency: ConcurrencyLimit;
  readonly run: Run;
  readonly known: ValidatedQueries;
  /** Content types that Apollo chose, by `Accept` header. */
  readonly answerTypes: LRUCache<string, string>;
}

export function graphqlHandler(graphql: GraphqlDeps): RequestHandler {
  return (request, response) => throughApollo(graphql, request, response);
}

/** Lets Apollo answer, with the context of an operation that was already executed, if any. */
export async function throughApollo(
  { apollo, deps, answerTypes }: GraphqlDeps,
  request: Request,
  response: Response,
  executed?: GatewayContext,
): Promise<void> {
  const facts = factsOf(request);
  const made: GatewayContext[] = [];
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: toApollo(request),
    context: async () => {
      const context = executed ?? createContext(deps, facts);
      made.push(context);
      return context;
    },
  });
  if (body.kind !== 'complete') throw new Error('Incremental answers are not offered.');
  response.status(asksForJson(request) ? statusInJson(status ?? 200, body) : (status ?? 200));
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  const [context] = made;
  if (context === undefined || (status ?? 200) >= 400)
    return end(request, response, fresh(traced(body.string, facts.requestId)));
  noteType(answerTypes, request.headers.accept ?? '', headers.get('content-type'));
  await sendAnswer(request, response, context, () => body.string);
}

const LONGEST_ACCEPT = 200;

function noteType(types: LRUCache<string, string>, accept: string, type: string | undefined): void {
  if (type !== undefined && accept.length <= LONGEST_ACCEPT) types.set(accept, type);
}

type Answer = Pick<CachedAnswer, 'bytes' | 'compressed'>;

/** Sends the answer; a cached one replaces `text`. */
export async function sendAnswer(
  request: Request,
  response: Response,
  { reuse: { found, toKeep }, answers }: GatewayContext,
  text: () => string,
): Promise<void> {
  if (found) return end(request, response, found);
  const bytes = Buffer.from(text());
  await end(request, response, toKeep ? answers.keep(toKeep.key, toKeep.sources, bytes) : fromBytes(bytes));
}

function fresh(text: string): Answer {
  return fromBytes(Buffer.from(text));
}

function fromBytes(bytes: Buffer): Answer {
  return { bytes, compressed: new Map() };
}

function toApollo(request: Request): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return {
    method: request.method,
    headers,
    search: new URL(request.originalUrl, 'http://portal.invalid').search,
    body: request.body,
  };
}

/** Codes of errors that are sent with status 200 to clients of `application/json`. */
const SENT_WITH_200 = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

// Only for an explicit name: for `*/*` the status is kept.
function asksForJson(request: Request): boolean {
  const types = request.get('accept')?.split(',') ?? [];
  const names = types.map((type) => type.split(';')[0]?.trim().toLowerCase());
  return names.includes('application/json') && !names.includes('application/graphql-response+json');
}

function statusInJson(status: number, body: HTTPGraphQLResponse['body']): number {
  if (status !== 400 || body.kind !== 'complete') return status;
  const { errors = [] }: { errors?: GraphQLFormattedError[] } = JSON.parse(body.string);
  const haveStatus200 = errors.every(({ extensions }) => SENT_WITH_200.has(String(extensions?.['code'])));
  return haveStatus200 ? 200 : status;
}

// Adds the trace id to errors of requests that never become an operation, which no plugin sees.
function traced(text: string, requestId: string): string {
  const answer: { errors?: GraphQLFormattedError[] } = JSON.parse(text);
  if (!answer.errors) return text;
  return JSON.stringify({ ...answer, errors: answer.errors.map((error) => withTraceId(error, requestId)) });
}

// `response.send` would hash the answer for an ETag that a POST cannot use. This sends headers and body in
// one write.
async function end(request: Request, response: Response, { bytes, compressed }: Answer): Promise<void> {
  const { encoding, body } = await compressAnswer(request, bytes, compressed);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function graphqlBody(): Router {
  const router = Router();
  router.use(express.json({ limit: BODY_LIMIT, type: ['application/json', 'application/graphql+json'] }));
  router.use(refuseLongTexts);
  return router;
}

const refuseLongTexts: RequestHandler = (request, response, next) => {
  const sent: unknown = request.method === 'GET' ? request.query : request.body;
  if (Array.isArray(sent)) return sendError(response, 400, 'BAD_REQUEST', 'Batches are not offered.');
  if (lengthOf(sent, 'query') > QUERY_LIMIT)
    return sendError(response, 400, 'BAD_REQUEST', `The query is longer than ${QUERY_LIMIT} characters.`);
  if (lengthOf(sent, 'operationName') > OPERATION_NAME_LIMIT)
    return sendError(
      response,
      400,
      'BAD_REQUEST',
      `The operation name is longer than ${OPERATION_NAME_LIMIT} characters.`,
    );
  next();
};

function lengthOf(sent: unknown, name: string): number {
  if (typeof sent !== 'object' || sent === null) return 0;
  const value: unknown = Object.entries(sent).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value.length : 0;
}
