import { Router } from 'express';
import type { VendorDeps } from '../../deps';
import {
  CONFIRM_ACCOUNT,
  CONFIRM_ADDRESS,
  CONFIRM_EMAIL,
  CREATE_ACCOUNT,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  SIGN_IN,
} from '../links/link-to';
import { portalEntry } from '../links/portal-redirect';
import { confirmRouter } from './confirm-router';
import { pageAssets } from './page-assets';
import { pageErrors } from './page-frame';
import { requestMailRouters } from './request-mail-routers';
import { resetPasswordRouter } from './reset-password-router';
import { type Demonstration, signInRouter } from './sign-in-router';

const ALL = [
  SIGN_IN,
  CREATE_ACCOUNT,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  CONFIRM_ACCOUNT,
  CONFIRM_EMAIL,
  CONFIRM_ADDRESS,
];

export function accountPages(deps: VendorDeps, demonstration: Demonstration | null): Router {
  const router = Router();
  router.use(pageAssets());
  router.get('/', (_request, response) => response.redirect(portalEntry(deps.settings.PORTAL_URL).href));
  router.use(signInRouter(deps, demonstration), requestMailRouters(deps));
  router.use(resetPasswordRouter(deps), confirmRouter(deps));
  router.use(ALL, pageErrors(deps));
  return router;
}
