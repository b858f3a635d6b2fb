import express, { type Express } from 'express';
import type { VendorDeps } from './deps';
import { bodyParsers } from './http/body-parsers';
import { handleErrors, unknownEndpoint } from './http/handle-errors';
import { logRequests } from './http/request-log';

/**
 * The vendor service as an Express app. Each controller is a router with its whole paths (`/cart/getCartPrices`);
 * Express matches paths without regard to case, as the contract asks (D-94).
 */
export function buildApp(deps: VendorDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.settings.TRUST_PROXY);
  app.use(logRequests(deps.log));
  app.use(bodyParsers());
  app.use(unknownEndpoint);
  app.use(handleErrors(deps.log));
  return app;
}
