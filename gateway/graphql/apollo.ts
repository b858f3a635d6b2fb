import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context';
import { UnsendableRequest, VendorError } from '../vendor/vendor-error';
import { executedBy } from './compiled-execution';
import { formatError, traceIdPlugin } from './errors';
import { introspectionPlugin } from './introspection';
import { DOCUMENT_LIMITS, ERROR_LIMIT, TOKEN_LIMIT } from './limits';
import { limitsRule } from './limits-rule';
import { createSchema } from './schema';

interface ApolloOptions {
  readonly log: Logger;
  /** Whether errors may name what the schema has: false where introspection is not for everybody. */
  readonly revealsSchema: boolean;
}

export function createApollo({ log, revealsSchema }: ApolloOptions): ApolloServer<GatewayContext> {
  return new ApolloServer<GatewayContext>({
    gateway: executedBy(createSchema()),
    // Allowed here and decided per request by the plugin: validated documents are kept for whoever sends them next.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !revealsSchema,
    includeStacktraceInErrorResponses: false,
    formatError,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens: TOKEN_LIMIT },
    validationOptions: { maxErrors: ERROR_LIMIT },
    validationRules: [limitsRule(DOCUMENT_LIMITS)],
    maxRecursiveSelections: 1_000,
    stopOnTerminationSignals: false,
    logger: apolloLogger(log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // It would load its page from a host that is not ours.
      ApolloServerPluginLandingPageDisabled(),
      introspectionPlugin(),
      traceIdPlugin(),
      operationLogPlugin(),
    ],
  });
}

function apolloLogger(log: Logger) {
  const child = log.child({ part: 'apollo' });
  return {
    debug: (text?: string) => child.debug(text ?? ''),
    info: (text?: string) => child.info(text ?? ''),
    warn: (text?: string) => child.warn(text ?? ''),
    error: (text?: string) => child.error(text ?? ''),
  };
}

/** From an allow-list: never a variable, an argument, a header or a text of the vendor. */
function operationLogPlugin(): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      const failures: unknown[] = [];
      return {
        async didEncounterErrors({ errors }) {
          failures.push(...errors);
        },
        async willSendResponse({ contextValue, operationName, operation, queryHash, response }) {
          const { log, session, vendorCalls } = contextValue;
          const body = response.body.kind === 'single' ? response.body.singleResult : null;
          for (const failure of failures) logCause(contextValue, failure);
          log.info(
            {
              operation: safeName(operationName),
              kind: operation?.operation,
              queryHash: queryHash?.slice(0, 12),
              session: session.key.slice(0, 12),
              codes: body?.errors?.map(({ extensions }) => extensions?.['code']),
              vendorCalls,
              ms: Math.round(performance.now() - startedAt),
            },
            'operation',
          );
        },
      };
    },
  };
}

/** What our own code or the vendor did wrong is logged with its cause; what a client did wrong is not worth a line. */
function logCause({ log }: GatewayContext, failure: unknown): void {
  const cause = failure instanceof GraphQLError ? failure.originalError : failure;
  const path = failure instanceof GraphQLError ? failure.path?.join('.') : undefined;
  if (cause instanceof VendorError) {
    if (cause.code !== 'UNAUTHENTICATED')
      log.warn({ path, call: cause.call, code: cause.code, cause: words(cause.cause) }, 'vendor call failed');
  } else if (cause instanceof Error && !isOfTheClient(cause)) {
    log.error({ path, name: cause.name, stack: cause.stack }, 'unexpected error');
  }
}

function isOfTheClient(cause: Error): boolean {
  return cause instanceof GraphQLError || cause instanceof UnsendableRequest;
}

// Causes of vendor errors are made by us or by the HTTP client: codes, paths and addresses, never a body.
function words(cause: unknown): string | undefined {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
}

function safeName(name: string | null | undefined): string | undefined {
  return name?.slice(0, 128);
}
