import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { VendorDeps } from '../../deps';
import { portalEntry } from '../links/landing';
import { parseRedirect } from '../redirect-target';
import { FOREIGN_FORM, sendProblem } from './problem-page';

type GuardDeps = Pick<VendorDeps, 'settings'>;

/**
 * What stands before every account page: the policies of its answers, and the refusal of forms of other sites.
 * @param scripts whether the page runs the one script of this service
 */
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
        // Browsers apply this to the redirect that follows the form, too.
        formAction: ["'self'", ...settings.PORTAL_URL],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // No other site learns where somebody comes from; our own forms say it, which `no-referrer` would take from them.
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

// A form on another site could sign a visitor in to the attacker's account. Browsers say `Sec-Fetch-Site` to addresses
// that they trust (https, localhost), and `Origin` to all; `null` is the origin of a page that hides its own.
function isForeignForm(request: Request, ownOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && origin !== ownOrigin;
}

/**
 * Where the page leads back to. Without `redirect` somebody came here by hand: the portal's own way in is what they
 * want. Null when it leads anywhere but to the portal.
 */
export function redirectOf(request: Request, { settings }: GuardDeps): URL | null {
  const { redirect } = request.query;
  if (redirect === undefined) return portalEntry(settings.PORTAL_URL);
  return typeof redirect === 'string' ? parseRedirect(redirect, settings.PORTAL_URL) : null;
}
