import { setTimeout as sleep } from 'node:timers/promises';
import { lt, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { purgeTries } from '../account/throttle';
import { forgetOldActivity } from '../activity/forget-old-activity';
import { receiptPdf } from '../billing/receipt/draw-receipt';
import { forgetRetiredCards } from '../billing/retired-cards';
import { accountLinks, oneTimeCodes, sessions } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { isRefusedRecipient, type MailAttachment } from '../mail/mailer';
import { type DueMail, markFailed, markSent, purgeSecretMails, takeDueMails } from '../mail/outbox';
import { purgeWithdrawn } from '../orders/attempts/withdraw-attempt';
import { settleOpenCharges, settleUnsent } from '../orders/charges/settle-open-charges';
import { runRenewals } from '../renewals/run-renewals';
import { readOnlyMessage } from '../status/read-only-mode';

const OUTBOX_INTERVAL_MS = 2_000;
const UNSENT_INTERVAL_MS = 2_000;
const PURGE_INTERVAL_MS = 3_600_000;

export interface Jobs {
  stop(): Promise<void>;
}

/** Safe to run in every copy of the service, because each piece of work is taken by only one. */
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
    start('forget old activity', PURGE_INTERVAL_MS, (signal) => forgetOldActivity(deps, signal)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

// Interval 0 leaves the billing cycle to another program. Renewals wait in read-only mode.
function startRenewals(deps: VendorDeps): Job[] {
  const everyMs = deps.settings.RENEWAL_INTERVAL_MS;
  if (everyMs === 0) return [];
  const run = async (signal: AbortSignal) => {
    if ((await readOnlyMessage(deps)) !== '') return;
    await runRenewals(deps, { asOf: deps.clock.today() }, signal);
  };
  return [repeat({ name: 'renew subscriptions', everyMs, run }, deps.log)];
}

export async function purgeExpired({ db, clock }: Pick<VendorDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, now)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(accountLinks).where(or(lt(accountLinks.expiresAt, now), lt(accountLinks.usedAt, now)));
  await purgeSecretMails(db, now);
  await purgeTries(db, now);
  await purgeWithdrawn(db, now);
}

interface Job {
  /** Runs again immediately, or after the current run. */
  wake(): void;
  stop(): Promise<void>;
}

interface JobPlan {
  readonly name: string;
  readonly everyMs: number;
  run(signal: AbortSignal): Promise<void>;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Runs immediately and at every interval, never concurrently. Retries a failed run with growing pauses. */
export function repeat({ name, everyMs, run }: JobPlan, log: Logger): Job {
  const stopped = new AbortController();
  let woken = new AbortController();
  const loop = async () => {
    for (let failures = 0; !stopped.signal.aborted; ) {
      woken = new AbortController();
      try {
        await run(stopped.signal);
        failures = 0;
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed; it will run again');
        failures += 1;
      }
      const ms = failures === 0 ? everyMs : Math.min(everyMs, retryAfter(failures));
      await pause(ms, AbortSignal.any([stopped.signal, woken.signal]));
    }
  };
  const ended = loop();
  return {
    wake: () => woken.abort(),
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

function retryAfter(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Aborting is the ordinary end of a pause.
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

const BATCH = 20;

type MailDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'mailer' | 'log'>;

export async function sendOutbox(deps: MailDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await takeDueMails(deps.db, deps.clock.now(), BATCH);
    for (const mail of due) await sendOne(deps, mail);
    if (due.length < BATCH) return;
  }
}

// Drawn again for every attempt, because the outbox only stores the order number.
async function attachmentsOf(deps: MailDeps, receiptOf: string | null): Promise<MailAttachment[]> {
  if (receiptOf === null) return [];
  return [{ contentType: 'application/pdf', ...(await receiptPdf(deps, receiptOf)) }];
}

async function sendOne(deps: MailDeps, mail: DueMail): Promise<void> {
  const { id, attempts, receiptOf, ...content } = mail;
  try {
    await deps.mailer.send({ id, ...content, attachments: await attachmentsOf(deps, receiptOf) });
  } catch (error) {
    const isFinal = isRefusedRecipient(error);
    const next = isFinal ? 'its recipient is refused' : 'it will be tried again';
    deps.log.warn({ err: error, mailId: id, attempts }, `mail was not sent; ${next}`);
    await markFailed(deps.db, id, {
      reason: error instanceof Error ? error.message : 'unknown error',
      isFinal,
    });
    return;
  }
  await markSent(deps.db, id, deps.clock.now());
}
