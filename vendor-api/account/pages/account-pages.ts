import { Router } from 'express';
import type { VendorDeps } from '../../deps';
import { portalEntry } from '../links/portal-redirect';
import { type FormPage, formPage } from './form-page';
import { confirmPages, resetPasswordPage } from './link-pages';
import { createAccountPage, forgotPasswordPage } from './mail-pages';
import { pageAssets } from './page-assets';
import { pageErrors } from './page-frame';
import { type Demonstration, signInPage } from './sign-in-page';

export function accountPages(deps: VendorDeps, demonstration: Demonstration | null): Router {
  const router = Router();
  router.use(pageAssets());
  router.get('/', (_request, response) => response.redirect(portalEntry(deps.settings.PORTAL_URL).href));
  const add = <Name extends string>(page: FormPage<Name>) => {
    router.use(formPage(deps, page));
    router.use(page.path, pageErrors(deps));
  };
  add(signInPage(demonstration));
  add(createAccountPage);
  add(forgotPasswordPage);
  add(resetPasswordPage);
  confirmPages.forEach(add);
  return router;
}
