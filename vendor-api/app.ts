import express, { type Express } from 'express';
import helmet from 'helmet';
import { authRouter } from './account/auth-router';
import { loginRouter } from './account/login-page/login-router';
import { profileRouter } from './account/profile-router';
import { historyRouter } from './billing/history-router';
import { userbillingRouter } from './billing/userbilling-router';
import type { VendorDeps } from './deps';
import { faultRoutes } from './faults/fault-routes';
import { bodyParsers } from './http/body-parsers';
import { handleErrors, unknownEndpoint } from './http/handle-errors';
import { logRequests } from './http/request-log';
import { licensesRouter } from './licenses/licenses-router';
import { statusRouter } from './status/status-router';
import { cartRouter } from './store/cart-router';
import { couponRouter } from './store/coupon-router';

/**
 * The vendor service as an Express app. Each controller is a router with its whole paths (`/cart/getCartPrices`);
 * Express matches paths without regard to case, as the contract asks (D-94).
 */
export function buildApp(deps: VendorDeps): Express {
  const app = express();
  app.set('trust proxy', deps.settings.TRUST_PROXY);
  app.use(logRequests(deps.log));
  app.use(securityHeaders(), noStore);
  app.use(bodyParsers());
  app.use(statusRouter(deps));
  if (mayBreak(deps)) app.use(faultRoutes(deps.faults));
  app.use(loginRouter(deps), authRouter(deps), profileRouter(deps), licensesRouter(deps));
  app.use(cartRouter(deps), couponRouter(deps), userbillingRouter(deps), historyRouter(deps));
  app.use(unknownEndpoint);
  app.use(handleErrors(deps.log));
  return app;
}

// Faults are for play money alone.
function mayBreak({ settings }: VendorDeps): boolean {
  return settings.FAULT_DIAL && settings.BRAINTREE_ENVIRONMENT === 'local';
}

function securityHeaders(): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
}

// Every answer is somebody's own; what may be kept says so itself.
const noStore: express.RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
