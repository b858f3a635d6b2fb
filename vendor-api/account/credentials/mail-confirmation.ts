import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { VendorEnv } from '../../env';
import { enqueueMail } from '../../mail/outbox';
import { issueLink } from '../links/account-links';
import { linkTo } from '../links/link-to';
import { confirmAddressMail } from '../mails/account-mails';

interface MailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<VendorEnv, 'PUBLIC_URL'>;
}

interface Unconfirmed {
  readonly userId: string;
  readonly email: string;
  /** The address before, if it was just replaced. */
  readonly from: string | null;
}

export async function mailConfirmation(
  { db: tx, clock, settings }: MailDeps,
  { userId, email, from }: Unconfirmed,
): Promise<void> {
  const token = await issueLink({ db: tx, clock }, { kind: 'confirm-email', userId, email });
  const link = linkTo(settings, 'confirm-email', token);
  await enqueueMail(tx, clock.now(), confirmAddressMail({ to: email, link, from }));
}
