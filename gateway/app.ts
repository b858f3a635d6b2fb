import express, { type Express, Router } from 'express';
import type { GatewayDeps } from './deps';
import { createApollo } from './graphql/apollo';
import { logRequests } from './http/access-log';
import { graphqlHandler } from './http/graphql-handler';
import { graphqlBody } from './http/graphql-limits';
import { handleErrors, unknownPath } from './http/handle-errors';
import { healthRouter } from './http/health';
import { playground } from './http/playground';
import { receiptRouter } from './http/receipts';
import { readFacts } from './http/request-facts';
import { requireSameOrigin } from './http/same-origin';
import { sandboxProxy } from './http/sandbox-proxy';
import { securityHeaders } from './http/security-headers';
import { webClient } from './http/web-client';

export interface Gateway {
  readonly app: Express;
  /** Lets operations that run come to their end; call it after the HTTP server has closed. */
  close(): Promise<void>;
}

/** Builds the gateway from its dependencies; it listens nowhere yet. */
export async function buildGateway(deps: GatewayDeps): Promise<Gateway> {
  const { env, log } = deps;
  const apollo = createApollo({ log, revealsSchema: env.INTROSPECTION });
  await apollo.start();
  const sandbox = env.SANDBOX_URL === undefined ? null : sandboxProxy(env.SANDBOX_URL);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(securityHeaders(env), readFacts(env), logRequests(log));
  app.use(healthRouter(deps));
  if (sandbox) app.use(sandbox.router);
  app.use('/graphql', requireSameOrigin(env.PUBLIC_URL), graphqlBody(), graphqlHandler(apollo, deps));
  app.use(requireSameOriginFor('/receipts', env.PUBLIC_URL), receiptRouter(deps));
  app.use(playground(env));
  // Beside the routes above there is nothing under these; the rest of the address space is the web client's.
  app.use(['/receipts', '/payment-sandbox', '/captcha-sandbox', '/playground'], unknownPath);
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

function requireSameOriginFor(path: string, publicUrl: string): Router {
  return Router().use(path, requireSameOrigin(publicUrl));
}
