import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { demoSignIns } from '../../demo/sign-ins';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { RequestError } from '../../http/request-error';
import { requestId } from '../../http/request-log';
import { issueCode } from '../one-time-codes';
import { parseRedirect, withCode } from '../redirect-target';
import { signIn } from '../sign-in';
import { loginAssets } from './login-assets';
import { renderLogin, renderProblem } from './render-login';

/** Shown for an unknown e-mail and for a wrong password alike (D-09). */
const WRONG = 'The email or password is not right.';
const WAIT = 'Too many tries. Please wait a moment, then try again.';
const BAD_LINK = {
  title: 'This link does not work',
  message: 'The sign-in link is incomplete or leads to another site. Please start again from the portal.',
};
const FOREIGN_FORM = {
  title: 'This form does not work',
  message: 'The sign-in was started from another site. Please start again from the portal.',
};
const OUTAGE = {
  title: 'Signing in is not possible now',
  message: 'Something on our side does not work. Please try again in a moment.',
};

const form = z.object({ email: z.string().max(320), password: z.string().max(10_000) });

/** The account service's sign-in page: REST-62. It hands the browser back to the portal with a one-time code. */
export function loginRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use(loginAssets());
  router.use('/login', pageHeaders(deps.settings.PORTAL_URL));

  router.get('/login', (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return problem(response, deps, BAD_LINK);
    const { email } = request.query;
    show(response, deps, { redirect, email: typeof email === 'string' ? email : '', failure: null });
  });

  router.post('/login', async (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return problem(response, deps, BAD_LINK);
    if (isForeignForm(request, deps.settings.PUBLIC_URL)) return problem(response, deps, FOREIGN_FORM);
    const { email, password } = parseInput(form, request.body);
    const outcome = await signIn(deps, { email, password, address: request.ip ?? '' });
    if (outcome.kind === 'signed-in') {
      const code = await issueCode(deps, outcome.userId, redirect.href);
      return response.redirect(302, withCode(redirect, code));
    }
    show(response, deps, { redirect, email, failure: outcome.kind === 'wait' ? WAIT : WRONG });
  });

  router.use('/login', problemPage(deps));
  return router;
}

function pageHeaders(portalOrigins: readonly string[]) {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          fontSrc: ["'self'"],
          imgSrc: ['data:'],
          // Browsers apply this to the redirect that follows the form, too.
          formAction: ["'self'", ...portalOrigins],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  ];
}

// Without `redirect` somebody came here by hand: the portal's own way in is what they want.
function redirectOf(request: Request, { settings }: VendorDeps): URL | null {
  const { redirect } = request.query;
  if (redirect === undefined) return new URL('/login', settings.PORTAL_URL[0]);
  return typeof redirect === 'string' ? parseRedirect(redirect, settings.PORTAL_URL) : null;
}

// A form on another site could sign a visitor in to the attacker's account. The referrer policy makes browsers send
// `Origin: null` here, so `Sec-Fetch-Site` is what tells.
function isForeignForm(request: Request, ownOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && origin !== 'null' && origin !== ownOrigin;
}

function show(
  response: Response,
  { settings }: VendorDeps,
  view: { redirect: URL; email: string; failure: string | null },
): void {
  const action = `/login?target=2&redirect=${encodeURIComponent(view.redirect.href)}`;
  const demo = settings.DEMO_DATA ? demoSignIns : [];
  response
    .status(view.failure === WAIT ? 429 : 200)
    .type('html')
    .send(renderLogin({ action, email: view.email, failure: view.failure, demoSignIns: demo }));
}

function problem(
  response: Response,
  { settings }: VendorDeps,
  words: { title: string; message: string },
  status = 400,
): void {
  const portal = settings.PORTAL_URL[0] ?? '';
  response
    .status(status)
    .type('html')
    .send(renderProblem({ ...words, portal }));
}

// Who came here with a browser is answered with a page, also when the database is away.
function problemPage(deps: VendorDeps): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent || error instanceof RequestError) return next(error);
    deps.log.error({ err: error, requestId: requestId(request) }, 'sign-in failed');
    problem(response, deps, OUTAGE, 500);
  };
}
