import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { MAX_UPGRADES } from '#domain/changes/upgrade/upgrade';
import { countText } from '#domain/text/counts';
import { findSessionUser } from '../account/sessions';
import type { VendorDeps } from '../deps';
import { type Html, html } from '../html';
import type { SignedInUser } from '../http/identity';
import { cookieValue } from '../http/read-tokens';
import { requestId } from '../http/request-log';
import { type FoundLicense, findPerpetual, findUpgradeCode, licensesBody } from './licenses-page';
import { renderPage, upgradeAssets } from './render-page';

const CODE_PAGE = '/upgrade';
const CART_PAGE = '/cart/upgrade';

type PageDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'log'>;

/** Read-only pages framed by the portal's upgrade tab (REST-63). */
export function upgradePages(deps: PageDeps): Router {
  const router = Router();
  router.use(upgradeAssets());
  router.use([CODE_PAGE, CART_PAGE], ...pageHeaders(deps));
  router.get(CODE_PAGE, async (request, response) => {
    const visitor = await visitorOf(deps, request);
    const received = receivedBy(request, ['key']);
    const body = visitor === null ? html`` : await codeContent(deps, visitor, received['key'] ?? '');
    response.type('html').send(renderPage({ ...headOf(visitor, 'Use an upgrade code'), body, received }));
  });
  router.get(CART_PAGE, async (request, response) => {
    const visitor = await visitorOf(deps, request);
    const received = receivedBy(request, ['newedition', 'seats']);
    const asked = listOf(received['seats'] ?? '');
    const body = visitor === null ? html`` : licensesBody(await findPerpetual(deps.db, visitor), asked);
    response
      .type('html')
      .send(renderPage({ ...headOf(visitor, 'Upgrade perpetual licenses'), body, received }));
  });
  router.use([CODE_PAGE, CART_PAGE], outagePage(deps));
  return router;
}

function headOf(visitor: SignedInUser | null, title: string): { title: string; lead: string } {
  if (visitor === null) {
    return {
      title: 'You are not signed in',
      lead: 'Please sign in to the portal and open this page from there.',
    };
  }
  const { name, email } = visitor;
  return {
    title,
    lead: `Signed in as ${name === '' ? email : `${name}, ${email}`}`,
  };
}

/** The portal sets this cookie while its upgrade tab is open (BUY-07). */
function visitorOf(deps: PageDeps, request: Request): Promise<SignedInUser | null> {
  return findSessionUser(deps, cookieValue(request.get('cookie') ?? '', 'authToken') ?? '');
}

async function codeContent({ db }: PageDeps, visitor: SignedInUser, given: string) {
  const code = given.trim();
  if (code === '') return NO_CODE;
  const found = await findUpgradeCode(db, visitor, code);
  return found === null ? FOREIGN_CODE : codeBody(found);
}

function receivedBy({ query }: Request, names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, query[name]] as const);
  return Object.fromEntries(
    given.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
  );
}

function listOf(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '').slice(0, MAX_UPGRADES);
}

function outagePage(deps: PageDeps): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    deps.log.error({ err: error, requestId: requestId(request) }, 'upgrade page failed');
    const lead = 'Something on our side does not work. Please try again in a moment.';
    const page = { title: 'This is not possible now', lead, body: html``, received: {} };
    response.status(500).type('html').send(renderPage(page));
  };
}

function codeBody({ product, upgradeKey, numUpgrades, numUpgradesUsed }: FoundLicense): Html {
  const all = numUpgrades ?? 0;
  const left = Math.max(0, all - (numUpgradesUsed ?? 0));
  return html`${left === 0 ? html`<p class="notice">This code has been used up.</p>` : ''}<dl>
<dt>Upgrade code</dt><dd><code>${upgradeKey ?? ''}</code></dd>
<dt>Product</dt><dd>${product}</dd>
<dt>Uses left</dt><dd>${`${countText(left)} of ${countText(all)}`}</dd>
<dt>Price</dt><dd>Paid for with the code</dd>
</dl>`;
}

const FOREIGN_CODE = html`<p class="notice">This upgrade code is unknown, or not yours to use.</p>`;

const NO_CODE = html`<p class="notice">No upgrade code was given.</p>`;

function pageHeaders({ settings }: Pick<VendorDeps, 'settings'>): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          scriptSrc: ["'self'"],
          fontSrc: ["'self'"],
          imgSrc: ['data:'],
          formAction: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: settings.PORTAL_URL,
        },
      },
      xFrameOptions: false,
    }),
    // `X-Frame-Options` cannot list origins.
    (_request, response, next) => {
      response.removeHeader('X-Frame-Options');
      next();
    },
  ];
}
