import type { VendorDeps } from '../deps';
import type { DueMail } from './outbox';
import { markFailed, markSent, takeDueMails } from './outbox';

const BATCH = 20;

type MailDeps = Pick<VendorDeps, 'db' | 'clock' | 'mailer' | 'log'>;

/** Sends the mails that are due, one after the other. A mail that the server refuses is tried again later. */
export async function sendOutbox(deps: MailDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await takeDueMails(deps.db, deps.clock.now(), BATCH);
    for (const mail of due) await sendOne(deps, mail);
    if (due.length < BATCH) return;
  }
}

async function sendOne(deps: MailDeps, mail: DueMail): Promise<void> {
  const { id, attempts } = mail;
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    deps.log.warn({ err: error, mailId: id, attempts }, 'mail was not taken; it will be tried again');
    await markFailed(deps.db, id, error instanceof Error ? error.message : 'unknown error');
    return;
  }
  await markSent(deps.db, id, deps.clock.now());
}
