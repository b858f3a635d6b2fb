import express, { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps } from './deps';
import { createApollo } from './graphql/apollo';
import { createExecutor } from './graphql/compiled-execution';
import { refreshingForMutations, reusingAnswers } from './graphql/reuse-answers';
import { createSchema } from './graphql/schema';
import { createValidatedQueries } from './graphql/validated-queries';
import { createConcurrencyLimit, limitConcurrency } from './http/concurrency-limit';
import { fastQueries } from './http/fast-queries';
import { graphqlBody, graphqlHandler } from './http/graphql-handler';
import { handleErrors, unknownPath } from './http/handle-errors';
import { healthRouter } from './http/health';
import { profileImageRouter, uploadRouter } from './http/profile-image';
import { receiptArchiveRouter } from './http/receipt-archive';
import { receiptRouter } from './http/receipts';
import { BODY_MS, receiveTimeout } from './http/receive-timeout';
import { logRequests, readFacts } from './http/request-facts';
import { requireSameOrigin } from './http/same-origin';
import { sandboxProxy } from './http/sandbox-proxy';
import { securityHeaders } from './http/security-headers';
import { playground, webClient } from './http/web-client';

export interface Gateway {
  readonly app: Express;
  /** Waits for running operations; call it after the HTTP server has closed. */
  close(): Promise<void>;
}

const FILE_PATHS = ['/upload', '/receipts', '/receipt-archive', '/profile-image'];

/** Paths whose unknown subpaths are 404; all other unknown paths belong to the web client. */
const RESERVED_PATHS = ['/graphql', ...FILE_PATHS, '/payment-sandbox', '/captcha-sandbox', '/playground'];

export async function buildGateway(deps: GatewayDeps): Promise<Gateway> {
  const { env, log } = deps;
  const run = reusingAnswers(refreshingForMutations(createExecutor(createSchema())));
  const known = createValidatedQueries();
  const apollo = createApollo({ log, run, known, revealsSchema: env.INTROSPECTION });
  await apollo.start();
  const concurrency = createConcurrencyLimit(env.OPERATIONS_AT_ONCE);
  const graphql = {
    apollo,
    deps,
    concurrency,
    run,
    known,
    answerTypes: new LRUCache<string, string>({ max: 100 }),
  };
  const sandbox = env.SANDBOX_URL === undefined ? null : sandboxProxy(env.SANDBOX_URL);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(securityHeaders(env), readFacts(env), logRequests(log));
  app.use(fastQueries(graphql));
  app.use(healthRouter(deps));
  app.use(FILE_PATHS, requireSameOrigin(env.PUBLIC_URL));
  app.use(uploadRouter(deps));
  app.use(receiveTimeout(BODY_MS));
  if (sandbox) app.use(sandbox.router);
  app.use(
    // All methods, since Apollo answers the unsupported ones, and no subpaths.
    /^\/graphql\/?$/,
    requireSameOrigin(env.PUBLIC_URL),
    graphqlBody(),
    limitConcurrency(concurrency),
    graphqlHandler(graphql),
  );
  app.use(receiptRouter(deps), receiptArchiveRouter(deps), profileImageRouter(deps));
  app.use(playground(env));
  app.use(RESERVED_PATHS, unknownPath);
  app.use(webClient(env));
  app.use(unknownPath);
  app.use(handleErrors(log));
  return {
    app,
    close: async () => {
      await apollo.stop();
      await sandbox?.close();
    },
  };
}
