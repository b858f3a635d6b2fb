import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context';
import { UnsendableRequest, VendorError } from '../vendor/vendor-error';

export function operationLogPlugin(log: Logger): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const failures: unknown[] = [];
      return {
        async didEncounterErrors({ errors }) {
          failures.push(...errors);
        },
        async willSendResponse({ contextValue, operationName, operation, queryHash, response }) {
          const body = response.body.kind === 'single' ? response.body.singleResult : null;
          for (const failure of failures) logCause(contextValue, failure);
          const codes = body?.errors?.map(({ extensions }) => extensions?.['code']);
          logOperation(log, contextValue, { operationName, kind: operation?.operation, queryHash, codes });
        },
      };
    },
  };
}

interface LoggedOperation {
  readonly operationName: string | null | undefined;
  readonly kind: string | undefined;
  readonly queryHash: string | undefined;
  readonly codes?: readonly unknown[] | undefined;
}

/** Logs only listed facts: no variables, arguments, headers or vendor texts. A child logger is not worth one line. */
export function logOperation(log: Logger, context: GatewayContext, operation: LoggedOperation): void {
  const { requestId, session, vendorCalls, receivedAt } = context;
  const { operationName, kind, queryHash, codes } = operation;
  log.info(
    {
      requestId,
      operation: safeName(operationName),
      kind,
      queryHash: queryHash?.slice(0, 12),
      session: session.key.slice(0, 12),
      codes,
      vendorCalls,
      ms: Math.round(performance.now() - receivedAt),
    },
    'operation',
  );
}

/** Logs causes in the gateway or the vendor service; errors of the client are not logged. */
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

// Causes come from the gateway or the HTTP client: codes, paths and addresses, never a body.
function words(cause: unknown): string | undefined {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
}

function safeName(name: string | null | undefined): string | undefined {
  return name?.slice(0, 128);
}
