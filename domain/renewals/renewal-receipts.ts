import { isSameEmail, LONGEST_EMAIL, uniqueEmails } from '../text/email';

export interface RenewalReceipts {
  isOn: boolean;
  recipients: string[];
}

export type RecipientsInput = { ok: true; recipients: string[] } | { ok: false; invalid: string[] };

/** Parses the vendor's two-item list: `"True"` when on, then the recipients (SALES-10). */
export function parseRenewalReceipts(renewal: readonly (string | null)[]): RenewalReceipts {
  return { isOn: renewal[0] === 'True', recipients: uniqueEmails((renewal[1] ?? '').split(',')) };
}

const MOST_RECIPIENTS = 20;

/** Limits the recipients of a customer, since the list is sent in a request's address. */
export function areTooMany(recipients: readonly string[]): boolean {
  return recipients.length > MOST_RECIPIENTS;
}

/** Parses a typed list without empties and duplicates; each needs an `@` and a limited length (SALES-13, D-32). */
export function parseRecipients(typed: string): RecipientsInput {
  const recipients = uniqueEmails(typed.split(','));
  const invalid = recipients.filter(
    (recipient) => !recipient.includes('@') || recipient.length > LONGEST_EMAIL,
  );
  return invalid.length > 0 ? { ok: false, invalid } : { ok: true, recipients };
}

/** Returns the stored setting: without recipients it is off and holds the user's own address (SALES-12). */
export function receiptsToStore(
  isOn: boolean,
  recipients: readonly string[],
  ownEmail: string,
): RenewalReceipts {
  if (recipients.length === 0) return { isOn: false, recipients: [ownEmail] };
  return { isOn, recipients: [...recipients] };
}

/** Ignores the case of addresses, but not their order. */
export function isSameSetting(one: Readonly<RenewalReceipts>, other: Readonly<RenewalReceipts>): boolean {
  return one.isOn === other.isOn && isSameEmail(one.recipients.join(), other.recipients.join());
}

/** Text of the setting's field: empty when the option is off and only the own address is stored (SALES-12). */
export function recipientsText({ isOn, recipients }: Readonly<RenewalReceipts>, ownEmail: string): string {
  const isCleared = !isOn && recipients.every((recipient) => isSameEmail(recipient, ownEmail));
  return isCleared ? '' : recipients.join(', ');
}

/** Replaces an address in a stored list of recipients, without duplicates (D-134). */
export function moveRecipient(stored: string, from: string, to: string): string {
  const moved = stored.split(',').map((recipient) => (isSameEmail(recipient, from) ? to : recipient));
  return uniqueEmails(moved).join(',');
}
