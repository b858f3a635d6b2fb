import type { VendorDeps } from '../deps';
import { sendOutbox } from '../mail/send-outbox';
import { settleOpenCharges } from '../store/orders/settle-open-charges';
import { repeat } from './repeat';

const OUTBOX_INTERVAL_MS = 2_000;

export interface Jobs {
  /** Waits for the runs under way; none begins afterwards. */
  stop(): Promise<void>;
}

/**
 * Starts what the service does by itself: settling orders left open, at once and on a timer, and sending mail. Every
 * copy of the service may run them; each piece of work is taken by one.
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
      { name: 'send mail', everyMs: OUTBOX_INTERVAL_MS, run: (signal) => sendOutbox(deps, signal) },
      deps.log,
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
