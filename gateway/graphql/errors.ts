import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context';
import type { RateLimited } from '../rate-limits';
import { retryAfterOf, UnsendableRequest, VendorError, type VendorErrorCode } from '../vendor/vendor-error';

const UNUSABLE_VARIABLE = /^Variable "(\$\w+)" got invalid value /;

const REASON =
  /^(?:Not a valid \w+, which is .*(?=\.$)|(?:Field "|Expected |\w+ cannot represent )[^:]*?(?=[.:]))/;

/** Expected or found token of a syntax error: `":"`, `<EOF>` or a kind; the text quoted after it is dropped. */
const TOKEN = String.raw`(?:"[^"\w\s]{1,3}"|<\w+>|"\w+"(?=, found )|[A-Z]\w*)`;

/** Suggested enum values, which are names of the schema. */
const SUGGESTION = String.raw`( Did you mean the enum value ["\w, ]+\?)?`;

const QUOTING: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(Syntax Error: Expected ${TOKEN}, found ${TOKEN})`), '$1.'],
  [new RegExp(`^(Syntax Error: Unexpected ${TOKEN})`), '$1.'],
  [/^(Syntax Error: Unexpected single quote character)/, '$1.'],
  [/^(Syntax Error: [^:"]+?)(?:[:"]| "|\.$)/, '$1.'],
  [/^Syntax Error/, 'Syntax Error.'],
  [new RegExp(`^(Enum "\\w+" cannot represent non-\\w+ value): .*?${SUGGESTION}$`, 's'), '$1.$2'],
  [
    new RegExp(`^Value ".*" does not exist in "(\\w+)" enum\\.${SUGGESTION}$`, 's'),
    'The value does not exist in "$1" enum.$2',
  ],
  [/^(\w+ cannot represent [^:"]*value): /, '$1.'],
  [/^(Expected value of type "[\w[\]!]+"), found /, '$1.'],
  [/^(Argument "\w+") has invalid value /, '$1 has an invalid value.'],
];

/** Removes values that graphql-js quotes, such as passwords, because errors are logged; names and kinds stay. */
export function withoutValues(message: string): string {
  const name = UNUSABLE_VARIABLE.exec(message)?.[1];
  if (name !== undefined) return withoutVariable(name, message);
  for (const [pattern, replacement] of QUOTING) {
    const found = pattern.exec(message);
    if (found) return replacement.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return message;
}

function withoutVariable(name: string, message: string): string {
  const path = [...message.matchAll(/ at "([\w.[\]]+)"; /g)].at(-1)?.[1];
  const reason = REASON.exec(message.slice(message.lastIndexOf('; ') + 2))?.[0];
  const where = path === undefined ? '' : ` at "${path}"`;
  return `Variable "${name}" got an invalid value${where}${reason === undefined ? '' : `: ${reason}`}.`;
}

/** Values of `extensions.code` beside the GraphQL library's own codes (D-125). */
export type ErrorCode = VendorErrorCode | 'BAD_USER_INPUT' | 'READ_ONLY' | 'INTERNAL_SERVER_ERROR';

export const VENDOR_MESSAGES: Readonly<Record<VendorErrorCode, string>> = {
  VENDOR_UNAVAILABLE: 'The vendor service is not available.',
  VENDOR_TIMEOUT: 'The vendor service did not answer in time.',
  VENDOR_INVALID_RESPONSE: 'The vendor service gave an answer that cannot be used.',
  UNAUTHENTICATED: 'Please sign in.',
  FORBIDDEN: 'This is not allowed.',
  RATE_LIMITED: 'Too many requests. Please wait a moment and try again.',
};

/** Codes of the library whose messages concern only the document sent. */
const LIBRARY_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

const OUR_CODES = new Set(['BAD_USER_INPUT', 'READ_ONLY', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED']);

const MESSAGE_LIMIT = 500;

/** Errors of arguments that graphql-js reports without a code once it has the variables. */
const UNUSABLE_ARGUMENT = /^Argument "\w+" (?:of (?:non-null|required) type|has invalid value) /;

export function unauthenticated(message = VENDOR_MESSAGES.UNAUTHENTICATED): GraphQLError {
  return coded('UNAUTHENTICATED', message);
}

export function badUserInput(message: string): GraphQLError {
  return coded('BAD_USER_INPUT', message);
}

export function readOnly(message: string): GraphQLError {
  return coded('READ_ONLY', message);
}

export function rateLimited({ message, retryAfterSeconds }: RateLimited): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(retryAfterSeconds)]]);
  return new GraphQLError(message, {
    extensions: { code: 'RATE_LIMITED', retryAfter: retryAfterSeconds, http: { headers } },
  });
}

/** Formats an error for clients: a code of the closed set and a text of the portal; no stack, no upstream text. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const where = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (cause instanceof VendorError) {
    const retryAfter = retryAfterOf(cause);
    const extensions = { code: cause.code, ...(retryAfter !== undefined && { retryAfter }) };
    return { message: VENDOR_MESSAGES[cause.code], ...where, extensions };
  }
  if (cause instanceof UnsendableRequest)
    return { message: cause.message, ...where, extensions: { code: 'BAD_USER_INPUT' } };
  if (cause instanceof GraphQLError && UNUSABLE_ARGUMENT.test(cause.message))
    return { message: withoutValues(cause.message), ...where, extensions: { code: 'BAD_USER_INPUT' } };
  const { code, retryAfter } = formatted.extensions ?? {};
  if (typeof code === 'string' && (LIBRARY_CODES.has(code) || OUR_CODES.has(code))) {
    const extensions = { code, ...(typeof retryAfter === 'number' && { retryAfter }) };
    return { message: withoutValues(formatted.message).slice(0, MESSAGE_LIMIT), ...where, extensions };
  }
  return { message: 'Internal server error.', ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function coded(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

export function withTraceId(error: GraphQLFormattedError, traceId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, traceId } };
}

function secondsOf(extensions: GraphQLFormattedError['extensions']): number[] {
  const retryAfter: unknown = extensions?.['retryAfter'];
  return typeof retryAfter === 'number' ? [retryAfter] : [];
}

export function traceIdPlugin(): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, response }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          const { errors, ...result } = response.body.singleResult;
          const traced = errors.map((error) => withTraceId(error, contextValue.requestId));
          response.body.singleResult = { ...result, errors: traced };
          const waits = errors.flatMap(({ extensions }) => secondsOf(extensions));
          if (waits.length > 0) response.http.headers.set('retry-after', String(Math.max(...waits)));
        },
      };
    },
  };
}
