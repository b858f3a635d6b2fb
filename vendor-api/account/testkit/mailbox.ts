import { asc, eq } from 'drizzle-orm';
import type { RunningVendor } from '../../../tests/testkit/start-vendor';
import { outboxMails } from '../../db/schema/billing';
import type { LinkKind } from '../links/account-links';

export interface ReceivedMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function mailsTo(vendor: RunningVendor, email: string): Promise<ReceivedMail[]> {
  const { kind, subject, text, html } = outboxMails;
  return vendor.deps.db
    .select({ kind, subject, text, html })
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(asc(outboxMails.createdAt));
}

export async function kindsMailedTo(vendor: RunningVendor, email: string): Promise<string[]> {
  return (await mailsTo(vendor, email)).map(({ kind }) => kind);
}

export async function tokenMailedTo(vendor: RunningVendor, email: string, kind: LinkKind): Promise<string> {
  const mail = (await mailsTo(vendor, email)).findLast((one) => one.kind === kind);
  const token = /^http:\/\/localhost:4001\/[a-z-]+#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No mail with a link to ${kind} went to ${email}.`);
  return token;
}
