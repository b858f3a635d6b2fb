import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isOutage } from '../../db/errors';
import type { VendorDeps } from '../../deps';
import { type Html, html } from '../../html';
import { RequestError } from '../../http/parse-input';
import { requestId } from '../../http/request-log';
import { SCRIPT_PATH, STYLE_PATH } from './page-assets';

interface HtmlDocument {
  readonly title: string;
  readonly site: string;
  readonly styleHref: string;
  readonly script?: Html;
  readonly body: Html;
}

export function htmlDocument({ title, site, styleHref, script, body }: HtmlDocument): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${site}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styleHref}">
${script ?? ''}</head>
<body>
${body}
</body>
</html>
`.text;
}

interface PageView {
  readonly title: string;
  readonly body: Html;
  readonly isError?: boolean;
}

export function pageFrame({ title, body, isError = false }: PageView): string {
  return htmlDocument({
    title: `${isError ? 'Error: ' : ''}${title}`,
    site: 'Account',
    styleHref: STYLE_PATH,
    body: html`<header><span class="mark" aria-hidden="true"></span>Account</header>
<main>
${body}
</main>`,
  });
}

/** For pages without a form, which has it itself. */
export const PAGE_SCRIPT = html`<script src="${SCRIPT_PATH}"></script>`;

export function sendPage(response: Response, view: PageView): void {
  response.type('html').send(pageFrame(view));
}

export interface Problem {
  readonly title: string;
  readonly message: string;
  readonly way?: { readonly label: string; readonly href: string };
}

export const BAD_LINK: Problem = {
  title: 'This link does not work',
  message: 'The link is incomplete or leads to another site. Please start again from the portal.',
};
const FOREIGN_FORM: Problem = {
  title: 'This form does not work',
  message: 'The form was sent from another site. Please start again from the portal.',
};
const BAD_FORM: Problem = {
  title: 'This form does not work',
  message: 'The form was not complete. Please start again from the portal.',
};
export const DEAD_LINK: Problem = {
  title: 'This link no longer works',
  message:
    'It was already used, is too old, or was replaced by a newer one. Use the link in the latest email.',
};
const OUTAGE: Problem = {
  title: 'This is not possible now',
  message: 'Something on our side does not work. Please try again in a moment.',
};

export function sendProblem(
  response: Response,
  { settings }: Pick<VendorDeps, 'settings'>,
  { title, message, way }: Problem,
  status = 400,
): void {
  const { label, href } = way ?? { label: 'Open the portal', href: settings.PORTAL_URL[0] ?? '' };
  const body = html`<h1>${title}</h1>
<p class="lead">${message}</p>
<p><a class="button" href="${href}">${label}</a></p>
${PAGE_SCRIPT}`;
  sendPage(response.status(status), { title, body });
}

export function pageErrors(deps: Pick<VendorDeps, 'settings' | 'log'>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof RequestError) return sendProblem(response, deps, BAD_FORM, error.status);
    deps.log.error({ err: error, requestId: requestId(request) }, 'account page failed');
    sendProblem(response, deps, OUTAGE, isOutage(error) ? 503 : 500);
  };
}

type GuardDeps = Pick<VendorDeps, 'settings'>;

export function pageGuard(deps: GuardDeps): RequestHandler[] {
  return [pageHeaders(deps), ownFormsAlone(deps)];
}

function pageHeaders({ settings }: GuardDeps): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ['data:'],
        scriptSrc: ["'self'"],
        // Browsers also apply this to the redirect after a form.
        formAction: ["'self'", ...settings.PORTAL_URL],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Not `no-referrer`, which would also hide the origin of our own forms.
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

// A form on another site could sign a visitor in to the attacker's account. Browsers send `Sec-Fetch-Site`
// to https and localhost, and `Origin` to any host.
function isForeignForm(request: Request, ownOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && origin !== ownOrigin;
}
