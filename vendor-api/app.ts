import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { authRouter } from './account/auth-router';
import { credentialsRouter } from './account/credentials-router';
import { accountPages } from './account/pages/account-pages';
import { photoRouter } from './account/photo/photo-router';
import { profileRouter } from './account/profile-router';
import { historyRouter } from './billing/history-router';
import { userbillingRouter } from './billing/userbilling-router';
import { cartRouter } from './cart-router';
import { cancelRouter } from './changes/cancel-router';
import { groupRouter } from './changes/group-router';
import { cloudRouter } from './cloud/cloud-router';
import { demoRouter } from './demo/page/demo-router';
import { DEMO } from './demo/page/render-demo';
import { demoSignIns } from './demo/sign-ins';
import type { VendorDeps } from './deps';
import { faultRoutes } from './faults/fault-dial';
import { handleErrors, unknownEndpoint } from './http/handle-errors';
import { logRequests } from './http/request-log';
import { activityRouter } from './licenses/activity-router';
import { licensesRouter } from './licenses/licenses-router';
import { seatsRouter } from './licenses/seats-router';
import { ownersVisibleTo } from './licenses/visible-seats';
import { renewalRoutes } from './renewals/run-renewals';
import { refuseReadOnly } from './status/read-only-mode';
import { statusRouter } from './status/status-router';
import { couponRouter } from './store/coupons/coupon-router';
import { upgradePages } from './upgrade-pages/upgrade-pages';

/** Each router defines full paths. Express ignores their case, as the contract requires (D-94). */
export function buildApp(deps: VendorDeps): Express {
  const app = express();
  app.set('trust proxy', deps.settings.TRUST_PROXY);
  app.use(logRequests(deps.log));
  app.use(securityHeaders(), noStore);
  app.use(bodyParsers());
  app.use(statusRouter(deps));
  if (mayBreak(deps)) app.use(faultRoutes(deps.faults));
  if (mayLetTimePass(deps)) app.use(renewalRoutes(deps));
  if (isDemonstration(deps)) app.use(demoRouter(deps));
  app.use(refuseReadOnly(deps));
  app.use(
    accountPages(deps, deps.settings.DEMO_DATA ? { page: DEMO, signIns: demoSignIns } : null),
    upgradePages(deps),
    authRouter(deps),
    credentialsRouter(deps),
    profileRouter(deps),
    photoRouter(deps, ownersVisibleTo),
    licensesRouter(deps),
    seatsRouter(deps),
    activityRouter(deps),
    cloudRouter(deps),
  );
  app.use(
    cancelRouter(deps),
    groupRouter(deps),
    cartRouter(deps),
    couponRouter(deps),
    userbillingRouter(deps),
    historyRouter(deps),
  );
  app.use(unknownEndpoint);
  app.use(handleErrors(deps.log));
  return app;
}

function mayBreak({ settings }: VendorDeps): boolean {
  return settings.FAULT_DIAL && settings.BRAINTREE_ENVIRONMENT === 'local';
}

function mayLetTimePass({ settings }: VendorDeps): boolean {
  return (settings.DEMO_DATA || settings.FAULT_DIAL) && settings.BRAINTREE_ENVIRONMENT === 'local';
}

// The demo page opens an account without a password, so production refuses the page as well as the data.
function isDemonstration({ settings }: VendorDeps): boolean {
  return settings.DEMO_DATA && settings.NODE_ENV !== 'production';
}

function securityHeaders(): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
}

// Answers belong to one customer by default.
const noStore: express.RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const LIMIT = '1mb';

/** Forms may spell arrays in all the ways of D-93. */
export function bodyParsers(): RequestHandler[] {
  return [
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: true, limit: LIMIT, parameterLimit: 25_000 }),
  ];
}
