import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { areTooMany, parseRecipients, receiptsToStore } from '#domain/renewals/renewal-receipts';
import { isMailable } from '#domain/text/email';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';

export const recipientsQuestion = z.object({
  sendInvoice: z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  invoiceEmails: z.string(),
});

/** Without recipients receipts are off and list the customer's own address (SALES-11, SALES-12). */
export async function storeRecipients(
  db: Database,
  user: SignedInUser,
  { sendInvoice, invoiceEmails }: z.output<typeof recipientsQuestion>,
): Promise<Answer> {
  const parsed = parseRecipients(invoiceEmails);
  if (!parsed.ok) return failure({ message: message.notAnEmail(parsed.invalid[0] ?? '') });
  const unmailable = parsed.recipients.find((recipient) => !isMailable(recipient));
  if (unmailable !== undefined) return failure({ message: message.notAnEmail(unmailable) });
  if (areTooMany(parsed.recipients)) return failure({ message: message.recipientsTooMany });
  const { isOn, recipients } = receiptsToStore(sendInvoice, parsed.recipients, user.email);
  await db
    .update(users)
    .set({ sendReceipts: isOn, receiptRecipients: recipients.join(',') })
    .where(eq(users.id, user.id));
  return DONE;
}
