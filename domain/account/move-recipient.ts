import { isSameEmail } from '../licenses/same-email';

/** A stored list of recipients after one of them got another address; nobody stands in it twice (D-134). */
export function moveRecipient(stored: string, from: string, to: string): string {
  const moved = stored.split(',').map((recipient) => (isSameEmail(recipient, from) ? to : recipient.trim()));
  const firstOnes = moved.filter(
    (recipient, index) => moved.findIndex((other) => isSameEmail(other, recipient)) === index,
  );
  return firstOnes.join(',');
}
