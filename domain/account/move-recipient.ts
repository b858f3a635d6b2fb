import { isSameEmail } from '../text/same-email';
import { uniqueEmails } from '../text/unique-emails';

/** A stored list of recipients after one of them got another address; nobody stands in it twice (D-134). */
export function moveRecipient(stored: string, from: string, to: string): string {
  const moved = stored.split(',').map((recipient) => (isSameEmail(recipient, from) ? to : recipient));
  return uniqueEmails(moved).join(',');
}
