import { purgeExpired } from '../account/purge-expired';
import { forgetRetiredCards } from '../billing/retired-cards';
import type { VendorDeps } from '../deps';
import { settleOpenCharges, settleUnsent } from '../orders/charges/settle-open-charges';
import { runRenewals } from '../renewals/run-renewals';
import { readOnlyMessage } from '../status/read-only-mode';
import { type Job, type JobPlan, repeat } from './repeat';
import { sendOutbox } from './send-outbox';

const OUTBOX_INTERVAL_MS = 2_000;
const UNSENT_INTERVAL_MS = 2_000;
const PURGE_INTERVAL_MS = 3_600_000;

export interface Jobs {
  stop(): Promise<void>;
}

/** Safe to run in every copy of the service: each piece of work is taken by one. */
export function startJobs(deps: VendorDeps): Jobs {
  const { JANITOR_INTERVAL_MS } = deps.settings;
  const start = (name: string, everyMs: number, run: JobPlan['run']) =>
    repeat({ name, everyMs, run }, deps.log);
  const renewals = startRenewals(deps);
  const jobs = [
    ...renewals,
    start('go on with unsent orders', UNSENT_INTERVAL_MS, async (signal) => {
      const released = await settleUnsent(deps, signal);
      if (released.includes('renewal')) for (const job of renewals) job.wake();
    }),
    start('settle open charges', JANITOR_INTERVAL_MS, (signal) => settleOpenCharges(deps, signal)),
    start('forget replaced cards', JANITOR_INTERVAL_MS, (signal) => forgetRetiredCards(deps, signal)),
    start('send mail', OUTBOX_INTERVAL_MS, (signal) => sendOutbox(deps, signal)),
    start('purge what has expired', PURGE_INTERVAL_MS, () => purgeExpired(deps)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

// Interval 0 leaves the billing cycle to another program. In read-only mode renewals wait.
function startRenewals(deps: VendorDeps): Job[] {
  const everyMs = deps.settings.RENEWAL_INTERVAL_MS;
  if (everyMs === 0) return [];
  const run = async (signal: AbortSignal) => {
    if ((await readOnlyMessage(deps)) !== '') return;
    await runRenewals(deps, { asOf: deps.clock.today() }, signal);
  };
  return [repeat({ name: 'renew subscriptions', everyMs, run }, deps.log)];
}
