import { receiptPdf } from '../billing/receipt/draw-receipt';
import type { VendorDeps } from '../deps';
import type { MailAttachment } from '../mail/mailer';
import { type DueMail, markFailed, markSent, takeDueMails } from '../mail/outbox';

const BATCH = 20;

type MailDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'mailer' | 'log'>;

export async function sendOutbox(deps: MailDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await takeDueMails(deps.db, deps.clock.now(), BATCH);
    for (const mail of due) await sendOne(deps, mail);
    if (due.length < BATCH) return;
  }
}

// Drawn again for every try, because the outbox only stores the order number.
async function attachmentsOf(deps: MailDeps, receiptOf: string | null): Promise<MailAttachment[]> {
  if (receiptOf === null) return [];
  return [{ contentType: 'application/pdf', ...(await receiptPdf(deps, receiptOf)) }];
}

async function sendOne(deps: MailDeps, mail: DueMail): Promise<void> {
  const { id, attempts, receiptOf, ...content } = mail;
  try {
    await deps.mailer.send({ id, ...content, attachments: await attachmentsOf(deps, receiptOf) });
  } catch (error) {
    deps.log.warn({ err: error, mailId: id, attempts }, 'mail was not sent; it will be tried again');
    await markFailed(deps.db, id, error instanceof Error ? error.message : 'unknown error');
    return;
  }
  await markSent(deps.db, id, deps.clock.now());
}
