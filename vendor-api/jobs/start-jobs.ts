import { forgetRetiredCards } from '../billing/retired-cards';
import type { VendorDeps } from '../deps';
import { sendOutbox } from '../mail/send-outbox';
import { runRenewals } from '../renewals/run-renewals';
import { settleOpenCharges } from '../store/orders/settle-open-charges';
import { type Job, repeat } from './repeat';

const OUTBOX_INTERVAL_MS = 2_000;

export interface Jobs {
  /** Waits for the runs under way; none begins afterwards. */
  stop(): Promise<void>;
}

/**
 * Starts what the service does by itself, each at once and on a timer: settling orders left open, renewing
 * subscriptions, sending mail. Every copy of the service may run them; each piece of work is taken by one.
 */
export function startJobs(deps: VendorDeps): Jobs {
  const jobs = [
    repeat(
      {
        name: 'settle open charges',
        everyMs: deps.settings.JANITOR_INTERVAL_MS,
        run: (signal) => settleOpenCharges(deps, signal),
      },
      deps.log,
    ),
    repeat(
      {
        name: 'forget replaced cards',
        everyMs: deps.settings.JANITOR_INTERVAL_MS,
        run: (signal) => forgetRetiredCards(deps, signal),
      },
      deps.log,
    ),
    repeat(
      { name: 'send mail', everyMs: OUTBOX_INTERVAL_MS, run: (signal) => sendOutbox(deps, signal) },
      deps.log,
    ),
    ...renewalJobs(deps),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

// Where another program runs the billing cycle, this one leaves it alone.
function renewalJobs(deps: VendorDeps): Job[] {
  const everyMs = deps.settings.RENEWAL_INTERVAL_MS;
  if (everyMs === 0) return [];
  const run = async (signal: AbortSignal) => {
    await runRenewals(deps, { asOf: deps.clock.today() }, signal);
  };
  return [repeat({ name: 'renew subscriptions', everyMs, run }, deps.log)];
}
