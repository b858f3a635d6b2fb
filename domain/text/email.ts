import { composed } from './composed';
import { hasUnseen } from './plain-text';

/** An address without blanks around it, its letters as one character each, however the keyboard made them. */
export function typedEmail(typed: string): string {
  return composed(typed.trim());
}

/** The one spelling under which an address is stored and compared (D-64): trimmed, in lower case, nothing unprintable, its letters as one character each. */
export function emailKey(typed: string): string {
  return folded(typed.replace(/\p{Cc}/gu, ''));
}

// Nearly all addresses are of plain letters, and each of 10,000 seats is compared with several of them.
function folded(email: string): string {
  const lower = email.trim().toLowerCase();
  return PLAIN.test(lower) ? lower : composed(lower);
}

const PLAIN = /^[ -~]*$/;

/** E-mail addresses compare trimmed and without case (D-64); an absent one equals nothing. */
export function isSameEmail(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const left = folded(a);
  return left !== '' && left === folded(b);
}

/** E-mail addresses as they were typed, each of them once, as it was spelt first; case does not tell two apart (D-64). */
export function uniqueEmails(emails: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const email of emails.map(typedEmail)) {
    const key = folded(email);
    if (email !== '' && !found.has(key)) found.set(key, email);
  }
  return [...found.values()];
}

export const LONGEST_EMAIL = 254;

/** Between the dots of its domain something stands: mail servers refuse `ann@lee..example` and `ann@lee.example.`. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)*$/;

/**
 * Whether mail can go there: no more than one address, nothing that a mail header could take for something else, and
 * nothing that makes two of what looks like one: a character that nobody sees, a letter that is put together.
 */
export function isMailable(email: string): boolean {
  const isOneOfItsLooks = !hasUnseen(email) && composed(email) === email;
  return email.length <= LONGEST_EMAIL && ADDRESS.test(email) && isOneOfItsLooks;
}
