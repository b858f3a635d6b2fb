import { isSameEmail, LONGEST_EMAIL, uniqueEmails } from '../text/email';

export interface RenewalReceipts {
  isOn: boolean;
  recipients: string[];
}

export type RecipientsInput = { ok: true; recipients: string[] } | { ok: false; invalid: string[] };

/** The vendor's two-item list: `"True"` when on, then the recipients (SALES-10). */
export function parseRenewalReceipts(renewal: readonly (string | null)[]): RenewalReceipts {
  return { isOn: renewal[0] === 'True', recipients: uniqueEmails((renewal[1] ?? '').split(',')) };
}

const MOST_RECIPIENTS = 20;

/** Whether these are more recipients than a customer may have; the list travels in an address line. */
export function areTooMany(recipients: readonly string[]): boolean {
  return recipients.length > MOST_RECIPIENTS;
}

/** A typed list: trimmed, empties and duplicates dropped; each must contain `@` and be no novel (SALES-13, D-32). */
export function parseRecipients(typed: string): RecipientsInput {
  const recipients = uniqueEmails(typed.split(','));
  const invalid = recipients.filter(
    (recipient) => !recipient.includes('@') || recipient.length > LONGEST_EMAIL,
  );
  return invalid.length > 0 ? { ok: false, invalid } : { ok: true, recipients };
}

/** What is stored: without recipients the option is off and the user's own address stands there (SALES-12). */
export function receiptsToStore(
  isOn: boolean,
  recipients: readonly string[],
  ownEmail: string,
): RenewalReceipts {
  if (recipients.length === 0) return { isOn: false, recipients: [ownEmail] };
  return { isOn, recipients: [...recipients] };
}

/** What the field of a setting says: nothing when the option is off and only the own address stands there (SALES-12). */
export function recipientsText({ isOn, recipients }: Readonly<RenewalReceipts>, ownEmail: string): string {
  const isCleared = !isOn && recipients.every((recipient) => isSameEmail(recipient, ownEmail));
  return isCleared ? '' : recipients.join(', ');
}

/** A stored list of recipients after one of them got another address; nobody stands in it twice (D-134). */
export function moveRecipient(stored: string, from: string, to: string): string {
  const moved = stored.split(',').map((recipient) => (isSameEmail(recipient, from) ? to : recipient));
  return uniqueEmails(moved).join(',');
}
