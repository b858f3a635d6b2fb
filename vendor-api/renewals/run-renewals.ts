import { Router } from 'express';
import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { groupBy } from '#domain/group-by';
import { isOutage } from '../db/errors';
import type { VendorDeps } from '../deps';
import { parseInput, RequestError } from '../http/parse-input';
import type { OrderDeps } from '../orders/order-kind';
import { type DueGroup, dueGroups } from './check-renewal';
import { type RenewalOutcome, renewGroup } from './renew-group';

const PAGE = 100;
const AT_ONCE = 4;
/** Number of consecutive unanswered charges after which the provider counts as unavailable. */
const UNANSWERED = 10;

export interface RenewalRun {
  renewed: number;
  declined: number;
  ended: number;
  open: number;
}

interface Run extends RenewalRun {
  readonly asOf: CalendarDate;
  skipped: number;
  unanswered: number;
  outage?: unknown;
}

/** Renews every due group by one period; runs may share the work. @throws if the database is unavailable */
export async function runRenewals(
  deps: OrderDeps,
  { asOf, ownerId }: { readonly asOf: CalendarDate; readonly ownerId?: string },
  signal: AbortSignal,
): Promise<RenewalRun> {
  const run: Run = { asOf, renewed: 0, declined: 0, ended: 0, open: 0, skipped: 0, unanswered: 0 };
  const question = { asOf, purchaseOrderId: deps.settings.PO_BRAINTREE_ID, limit: PAGE, ownerId };
  for (let after: string | undefined = ''; after !== undefined && mayGoOn(run, signal); ) {
    const page: DueGroup[] = await dueGroups(deps.db, { ...question, after });
    await renewPage(deps, page, run, signal);
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
  const { renewed, declined, ended, open } = run;
  const result = { renewed, declined, ended, open };
  if (renewed + declined + ended + open > 0) deps.log.info({ asOf, ...result }, 'renewals were run');
  if (run.outage !== undefined) throw run.outage;
  return result;
}

function mayGoOn({ unanswered, outage }: Run, signal: AbortSignal): boolean {
  return !signal.aborted && unanswered < UNANSWERED && outage === undefined;
}

async function renewPage(
  deps: OrderDeps,
  page: readonly DueGroup[],
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  // One customer's groups run in sequence, because their order decides which gets the last uses of a coupon.
  const waiting = groupBy(page, ({ ownerId }) => ownerId).values();
  const work = async () => {
    for (const groups of waiting) {
      for (const group of groups) {
        if (!mayGoOn(run, signal)) return;
        const outcome = await renewOrLog(deps, group, run);
        run[outcome] += 1;
        if (outcome !== 'skipped') run.unanswered = outcome === 'open' ? run.unanswered + 1 : 0;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

// One broken group does not stop the others; the next run tries it again.
async function renewOrLog(deps: OrderDeps, group: DueGroup, run: Run): Promise<RenewalOutcome> {
  try {
    return await renewGroup(deps, group, run.asOf);
  } catch (error) {
    deps.log.error({ err: error, subscriptionId: group.id }, 'a subscription could not be renewed');
    if (isOutage(error)) run.outage = error;
    return 'skipped';
  }
}

const question = z.object({ asOf: z.iso.date() });

/** `POST /__renewals {asOf}`, only in local mode. JSON only, which no form of another site can send. */
export function renewalRoutes(deps: VendorDeps): Router {
  const router = Router();
  router.post('/__renewals', async (request, response) => {
    if (!request.is('json')) throw new RequestError(415, 'The request must be JSON.');
    const { asOf } = parseInput(question, request.body);
    const run = await runRenewals(deps, { asOf }, new AbortController().signal);
    response.json({ success: true, ...run });
  });
  return router;
}
