import { Router } from 'express';
import { z } from 'zod';
import { addDays } from '#domain/calendar/calendar-date';
import { pageGuard } from '../../account/pages/page-guard';
import { type Problem, pageErrors, sendProblem } from '../../account/pages/problem-page';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { type RenewalRun, runRenewals } from '../../renewals/run-renewals';
import { readOnlyOverride, setReadOnlyOverride } from '../../status/read-only-mode';
import { accessDiana, delegateCookie } from './access-account';
import { ACCESS_ACCOUNT, DEMO, READ_ONLY, RENEWALS } from './demo-paths';
import { READ_ONLY_TEXT, renderDemo } from './render-demo';

const NOBODY: Problem = {
  title: 'There is no such account',
  message: 'The database does not hold the demonstration data.',
};

const RENEWALS_MS = 60_000;
const DAYS_AHEAD = 31;

const readOnlyForm = z.object({
  mode: z.enum(['on', 'off']),
  message: z.string().trim().max(500).default(''),
});
const renewalsForm = z.object({ asOf: z.iso.date() });
const count = z.coerce.number().int().min(0).max(1_000_000);
const runQuery = z.object({ renewed: count, declined: count, ended: count, open: count });

/** Switches the portal's modes and renews as of another day. Never part of a real service. */
export function demoRouter(deps: VendorDeps): Router {
  const router = Router();
  const portal = new URL('/manage', deps.settings.PORTAL_URL[0]);
  const mayRenew = deps.settings.BRAINTREE_ENVIRONMENT === 'local';
  router.use(DEMO, pageGuard(deps));

  router.get(DEMO, async (request, response) => {
    const view = {
      portal: portal.origin,
      sharesCookies: portal.hostname === new URL(deps.settings.PUBLIC_URL).hostname,
      readOnlyMessage: (await readOnlyOverride(deps.db)) ?? '',
      day: mayRenew ? addDays(deps.clock.today(), DAYS_AHEAD) : null,
      run: runQuery.safeParse(request.query).data ?? null,
    };
    response.type('html').send(renderDemo(view));
  });

  router.post(ACCESS_ACCOUNT, async (_request, response) => {
    const cookies = await accessDiana(deps);
    if (cookies === null) return sendProblem(response, deps, NOBODY, 404);
    for (const [name, value] of Object.entries(cookies)) response.cookie(name, value, delegateCookie(portal));
    response.redirect(303, portal.href);
  });

  router.post(READ_ONLY, async (request, response) => {
    const { mode, message } = parseInput(readOnlyForm, request.body);
    await setReadOnlyOverride(deps, mode === 'on' ? message || READ_ONLY_TEXT : null);
    response.redirect(303, `${DEMO}#read-only`);
  });

  if (mayRenew)
    router.post(RENEWALS, async (request, response) => {
      const { asOf } = parseInput(renewalsForm, request.body);
      const run = await runRenewals(deps, { asOf }, AbortSignal.timeout(RENEWALS_MS));
      response.redirect(303, `${DEMO}?${queryOf(run)}#renewals`);
    });

  router.use(DEMO, pageErrors(deps));
  return router;
}

// In the address, so that a reload runs nothing again.
function queryOf({ renewed, declined, ended, open }: RenewalRun): string {
  return new URLSearchParams(
    Object.entries({ renewed, declined, ended, open }).map(([name, value]) => [name, String(value)]),
  ).toString();
}
