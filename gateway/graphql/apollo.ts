import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context';
import { formatError, traceIdPlugin } from './errors';
import { executedBy } from './executed-by';
import { introspectionPlugin } from './introspection';
import { DOCUMENT_LIMITS, ERROR_LIMIT, TOKEN_LIMIT } from './limits';
import { limitsRule } from './limits-rule';
import { operationLogPlugin } from './operation-log';
import type { Run } from './reuse-answers';
import { createSchema } from './schema';
import { type ValidatedQueries, validatedQueriesPlugin } from './validated-queries';

interface ApolloOptions {
  readonly log: Logger;
  readonly run: Run;
  readonly known: ValidatedQueries;
  /** False when introspection is restricted; errors then must not name parts of the schema. */
  readonly revealsSchema: boolean;
}

export function createApollo({
  log,
  run,
  known,
  revealsSchema,
}: ApolloOptions): ApolloServer<GatewayContext> {
  return new ApolloServer<GatewayContext>({
    gateway: executedBy(createSchema(), run),
    // Allowed here and decided per request by the plugin, since validated documents are cached.
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
      // The landing page would be loaded from a foreign host.
      ApolloServerPluginLandingPageDisabled(),
      introspectionPlugin(),
      traceIdPlugin(),
      operationLogPlugin(log),
      validatedQueriesPlugin(known),
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
