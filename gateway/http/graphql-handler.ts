import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type ApolloServer,
  HeaderMap,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { createContext, type GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { withTraceId } from '../graphql/errors';
import { BODY_LIMIT, OPERATION_NAME_LIMIT, QUERY_LIMIT } from '../graphql/limits';
import type { KeptAnswer } from '../loads/kept-answers';
import { factsOf, sendError } from './request-facts';

export function graphqlHandler(apollo: ApolloServer<GatewayContext>, deps: GatewayDeps): RequestHandler {
  return async (request, response) => {
    const facts = factsOf(request);
    const made: GatewayContext[] = [];
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toApollo(request),
      context: async () => {
        const context = createContext(deps, facts);
        made.push(context);
        return context;
      },
    });
    response.status(asksForJson(request) ? statusInJson(status ?? 200, body) : (status ?? 200));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    if (body.kind !== 'complete') throw new Error('Incremental answers are not offered.');
    const [context] = made;
    const isOutsideGraphql = context === undefined || (status ?? 200) >= 400;
    const answer = isOutsideGraphql
      ? fresh(traced(body.string, facts.requestId))
      : answerOf(context, body.string);
    await end(request, response, answer);
  };
}

type Answer = Pick<KeptAnswer, 'bytes' | 'compressed'>;

// An answer that was kept takes the place of the one that Apollo was given instead of it.
function answerOf({ reuse: { found, toKeep }, answers }: GatewayContext, text: string): Answer {
  if (found) return found;
  return toKeep ? answers.keep(toKeep.key, toKeep.sources, Buffer.from(text)) : fresh(text);
}

function fresh(text: string): Answer {
  return { bytes: Buffer.from(text), compressed: new Map() };
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

/** Errors of a well-formed request: who asks for `application/json` is told of them in the answer alone. */
const TOLD_IN_THE_ANSWER = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

// By name: whoever takes anything is told by the status too.
function asksForJson(request: Request): boolean {
  const types = request.get('accept')?.split(',') ?? [];
  const names = types.map((type) => type.split(';')[0]?.trim().toLowerCase());
  return names.includes('application/json') && !names.includes('application/graphql-response+json');
}

function statusInJson(status: number, body: HTTPGraphQLResponse['body']): number {
  if (status !== 400 || body.kind !== 'complete') return status;
  const { errors = [] }: { errors?: GraphQLFormattedError[] } = JSON.parse(body.string);
  const areTold = errors.every(({ extensions }) => TOLD_IN_THE_ANSWER.has(String(extensions?.['code'])));
  return areTold ? 200 : status;
}

// Requests that never become an operation have errors that no plugin sees.
function traced(text: string, requestId: string): string {
  const answer: { errors?: GraphQLFormattedError[] } = JSON.parse(text);
  if (!answer.errors) return text;
  return JSON.stringify({ ...answer, errors: answer.errors.map((error) => withTraceId(error, requestId)) });
}

// Not `response.send`: it would hash the answer for an ETag that a POST cannot use. Headers and body leave in one write.
async function end(request: Request, response: Response, { bytes, compressed }: Answer): Promise<void> {
  const { encoding, body } = await compressAnswer(request, bytes, compressed);
  response.vary('Accept-Encoding');
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

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes from which on an answer is worth compressing: below, headers and time cost more than they save. */
const WORTH_IT = 1_024;

/** Brotli at its first level: as small as gzip at its usual one, in a third of the time. */
const BROTLI_OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

interface Compressed {
  readonly encoding: 'br' | 'gzip' | undefined;
  readonly body: Buffer;
}

/**
 * Sessions come in a header that no foreign page can send, so nobody can measure how chosen text compresses (BREACH).
 * `made` is what was compressed before.
 */
async function compressAnswer(
  request: Request,
  plain: Buffer,
  made: Map<string, Buffer>,
): Promise<Compressed> {
  const accepted = plain.length < WORTH_IT ? false : request.acceptsEncodings(['br', 'gzip', 'identity']);
  if (accepted !== 'br' && accepted !== 'gzip') return { encoding: undefined, body: plain };
  const known = made.get(accepted);
  if (known) return { encoding: accepted, body: known };
  const body = accepted === 'br' ? await brotli(plain, BROTLI_OPTIONS) : await zip(plain, { level: 1 });
  made.set(accepted, body);
  return { encoding: accepted, body };
}
