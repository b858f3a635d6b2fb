import { eq } from 'drizzle-orm';
import { type CookieOptions, type Request, Router } from 'express';
import { z } from 'zod';
import { addDays } from '#domain/calendar/calendar-date';
import { accessAccount } from '../../account/access-account';
import { portalRedirect } from '../../account/links/portal-redirect';
import { type Problem, pageErrors, pageGuard, sendProblem } from '../../account/pages/page-frame';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { cookieValue } from '../../http/read-tokens';
import { type RenewalRun, runRenewals } from '../../renewals/run-renewals';
import { readOnlyOverride, setReadOnlyOverride } from '../../status/read-only-mode';
import { DIANA } from '../diana';
import { advanceDays, storyCustomer } from '../stories/advance-days';
import { startStory } from '../stories/start-story';
import { STORY_NAMES } from '../stories/stories';
import {
  ACCESS_ACCOUNT,
  DEMO,
  READ_ONLY,
  READ_ONLY_TEXT,
  RENEWALS,
  renderDemo,
  STORIES_PATH,
  STORY_DAYS,
} from './render-demo';

const NOBODY: Problem = {
  title: 'There is no such account',
  message: 'The database does not hold the demonstration data.',
};

const NO_STORY: Problem = {
  title: 'There is no story',
  message: 'Begin one on the page of the demonstration.',
};

const STORY_COOKIE = 'story';
const RENEWALS_MS = 60_000;
const DAYS_AHEAD = 31;
const SESSION_HOURS = 1;

const readOnlyForm = z.object({
  mode: z.enum(['on', 'off']),
  message: z.string().trim().max(500).default(''),
});
const storyForm = z.object({ story: z.enum(STORY_NAMES) });
const passForm = z.object({ days: z.coerce.number().int().min(1).max(400) });
const renewalsForm = z.object({ asOf: z.iso.date() });
const count = z.coerce.number().int().min(0).max(1_000_000);
const runQuery = z.object({
  ...{ renewed: count, declined: count, ended: count, open: count },
  of: z.enum(['everybody', 'story']),
});

/** Switches the portal's modes and runs renewals as of another day. Never part of a real service. */
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
      player: mayRenew ? await playerOf(deps, request) : null,
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
      response.redirect(303, `${DEMO}?${queryOf(run, 'everybody')}#renewals`);
    });

  if (mayRenew) {
    router.post(STORIES_PATH, async (request, response) => {
      const { story } = parseInput(storyForm, request.body);
      const id = await startStory(deps, story);
      // Each browser plays its own story.
      response.cookie(STORY_COOKIE, id, { path: DEMO, sameSite: 'lax', httpOnly: true });
      response.redirect(303, (await portalRedirect(deps, id, null)).href);
    });
    router.post(STORY_DAYS, async (request, response) => {
      const { days } = parseInput(passForm, request.body);
      const player = await playerOf(deps, request);
      if (player === null) return sendProblem(response, deps, NO_STORY, 404);
      const run = await advanceDays(deps, { userId: player.id, days }, AbortSignal.timeout(RENEWALS_MS));
      response.redirect(303, `${DEMO}?${queryOf(run, 'story')}#stories`);
    });
  }

  router.use(DEMO, pageErrors(deps));
  return router;
}

async function playerOf(deps: VendorDeps, request: Request) {
  const id = cookieValue(request.get('cookie') ?? '', STORY_COOKIE);
  return id === undefined ? null : storyCustomer(deps, id);
}

// In the URL, so that a reload does not run the renewals again.
function queryOf({ renewed, declined, ended, open }: RenewalRun, of: string): string {
  return new URLSearchParams(
    Object.entries({ renewed, declined, ended, open, of }).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** A delegate's session in the three cookies of AUTH-16. Null without the demo data. */
async function accessDiana(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log'>,
): Promise<Readonly<Record<string, string>> | null> {
  const [diana] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, DIANA));
  if (diana === undefined) return null;
  deps.log.info({ event: 'account accessed', userId: diana.id }, 'demonstration');
  const visit = {
    userId: diana.id,
    agent: 'support',
    reason: 'To show access mode, from the demonstration page',
  };
  return { stoken: await accessAccount(deps, visit, SESSION_HOURS), btid: 'demo', portaluser: 'support' };
}

/** Readable by scripts, because the portal shows and clears the cookies (AUTH-20). */
function delegateCookie(portal: URL): CookieOptions {
  return { path: '/', sameSite: 'lax', httpOnly: false, secure: portal.protocol === 'https:' };
}
