import { type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import type { VendorDeps } from '../../deps';
import { parseRedirect, portalEntry } from '../links/portal-redirect';
import { BAD_LINK, FOREIGN_FORM, sendProblem } from './page-frame';

type GuardDeps = Pick<VendorDeps, 'settings'>;

export function pageGuard(deps: GuardDeps, { scripts = false } = {}): RequestHandler[] {
  return [pageHeaders(deps, scripts), ownFormsAlone(deps)];
}

function pageHeaders({ settings }: GuardDeps, scripts: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ['data:'],
        ...(scripts ? { scriptSrc: ["'self'"] } : {}),
        // Browsers apply this to the redirect after the form too.
        formAction: ["'self'", ...settings.PORTAL_URL],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Not `no-referrer`, which would hide the origin of our own forms too.
    referrerPolicy: { policy: 'same-origin' },
  });
}

function ownFormsAlone(deps: GuardDeps): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'POST' && isForeignForm(request, deps.settings.PUBLIC_URL))
      return sendProblem(response, deps, FOREIGN_FORM);
    next();
  };
}

// A form on another site could sign a visitor in to the attacker's account. Browsers send `Sec-Fetch-Site` to https and
// localhost, and `Origin` everywhere.
function isForeignForm(request: Request, ownOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && origin !== ownOrigin;
}

type PageHandler = (request: Request, response: Response, redirect: URL) => unknown;

export function redirectPage(
  deps: GuardDeps,
  path: string,
  { get, post }: { readonly get: PageHandler; readonly post: PageHandler },
): Router {
  const withRedirect =
    (handle: PageHandler): RequestHandler =>
    async (request, response) => {
      const redirect = redirectOf(request, deps);
      if (redirect === null) return sendProblem(response, deps, BAD_LINK);
      await handle(request, response, redirect);
    };
  const router = Router();
  router.use(path, pageGuard(deps));
  router.get(path, withRedirect(get));
  router.post(path, withRedirect(post));
  return router;
}

function redirectOf(request: Request, { settings }: GuardDeps): URL | null {
  const { redirect } = request.query;
  if (redirect === undefined) return portalEntry(settings.PORTAL_URL);
  return typeof redirect === 'string' ? parseRedirect(redirect, settings.PORTAL_URL) : null;
}
