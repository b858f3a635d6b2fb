import {
  type ApolloServer,
  HeaderMap,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { createContext, type GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { withTraceId } from '../graphql/errors';
import { factsOf } from './request-facts';

/** Hands a request with a parsed body to Apollo and sends what comes back. */
export function graphqlHandler(apollo: ApolloServer<GatewayContext>, deps: GatewayDeps): RequestHandler {
  return async (request, response) => {
    const facts = factsOf(request);
    let hasContext = false;
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toApollo(request),
      context: async () => {
        hasContext = true;
        return createContext(deps, facts);
      },
    });
    response.status(asksForJson(request) ? statusInJson(status ?? 200, body) : (status ?? 200));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    if (body.kind !== 'complete') throw new Error('Incremental answers are not offered.');
    const isOutsideGraphql = !hasContext || (status ?? 200) >= 400;
    end(request, response, isOutsideGraphql ? traced(body.string, facts.requestId) : body.string);
  };
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

// Not `response.send`: it would hash the answer for an ETag that a POST cannot use. As a text, headers and body leave
// in one write.
function end(request: Request, response: Response, text: string): void {
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}
